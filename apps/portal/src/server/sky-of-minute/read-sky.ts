import 'server-only';
import { askAgainSoon } from '../ask-again.ts';
import { callApi } from '../call-api.ts';
import { ASKED, type Sky } from '../../shared/sky.ts';
import stored from './stored-sky.fixture.json' with { type: 'json' };
import { requestForMinute, type MomentRequest } from '../../shared/ujjain.ts';

/** Returns the sky of this minute, or a stored one if the API does not answer. Never throws. */
async function readSky(): Promise<Sky> {
  const sky = await askFor(requestForMinute(Date.now()));
  if (sky) return sky;
  await askAgainSoon();
  return storedSky();
}

async function askFor(moment: MomentRequest): Promise<Sky | null> {
  const [chart, belt, wheel] = await Promise.all([
    callApi(ASKED.chart.path, moment),
    callApi(ASKED.belt.path, moment),
    callApi(ASKED.wheel.path, moment),
  ]);
  const read = {
    chart: ASKED.chart.output.safeParse(chart?.body),
    belt: ASKED.belt.output.safeParse(belt?.body),
    wheel: ASKED.wheel.output.safeParse(wheel?.body),
  };
  if (chart === null || !read.chart.success || !read.belt.success || !read.wheel.success) return null;
  return {
    moment,
    chart: read.chart.data,
    belt: read.belt.data,
    wheel: read.wheel.data,
    call: { status: chart.status, tookMs: chart.tookMs },
  };
}

/** Returns a stored answer of the engine, for minutes without the API. */
const storedSky = (): Sky => ({
  moment: stored.moment,
  chart: ASKED.chart.output.parse(stored.chart),
  belt: ASKED.belt.output.parse(stored.belt),
  wheel: ASKED.wheel.output.parse(stored.wheel),
  call: null,
});

const MINUTE_MS = 60_000;

type OfMinute<T> = { minute: number; sky: T };
let asked: OfMinute<Promise<Sky>> | undefined;
let last: OfMinute<Sky> | undefined;

/**
 * Returns the sky of this minute, fetched once for all visitors, because each fetch is a metered call. After a new minute begins,
 * returns the previous sky until the next has arrived: a form would otherwise wait for the picture.
 */
export async function skyOfThisMinute(): Promise<Sky> {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (asked?.minute !== minute) {
    const sky = readSky();
    asked = { minute, sky };
    void sky.then((read) => (last = { minute, sky: read }));
  }
  return last !== undefined && minute - last.minute <= 1 ? last.sky : asked.sky;
}
