import 'server-only';
import { askAgainSoon } from '../ask-again.ts';
import { callApi } from '../call-api.ts';
import { ASKED, type Sky } from '../../shared/sky.ts';
import stored from './stored-sky.fixture.json' with { type: 'json' };
import { requestForMinute, type MomentRequest } from '../../shared/ujjain.ts';

/** The sky of this minute, or the stored one if the API does not answer; never throws. */
export async function readSky(): Promise<Sky> {
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

/** A stored answer of the engine, for minutes in which the API does not answer. */
const storedSky = (): Sky => ({
  moment: stored.moment,
  chart: ASKED.chart.output.parse(stored.chart),
  belt: ASKED.belt.output.parse(stored.belt),
  wheel: ASKED.wheel.output.parse(stored.wheel),
  call: null,
});

const MINUTE_MS = 60_000;

let kept: { minute: number; sky: Promise<Sky> } | undefined;

/** Fetched once a minute for all visitors, because each fetch is a metered call. */
export function skyOfThisMinute(): Promise<Sky> {
  const minute = Math.floor(Date.now() / MINUTE_MS);
  if (kept?.minute !== minute) kept = { minute, sky: readSky() };
  return kept.sky;
}
