import { unstable_cache } from 'next/cache';
import { callApi } from './call-api.ts';
import { ASKED, type Sky } from './sky.ts';
import stored from './stored-sky.fixture.json' with { type: 'json' };
import { requestForMinute, type MomentRequest } from './ujjain.ts';

/** The sky of this minute, or the stored one: never an error. */
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

/** What the engine answered once, kept with the page for the minutes when nobody answers. */
export const storedSky = (): Sky => ({
  moment: stored.moment,
  chart: ASKED.chart.output.parse(stored.chart),
  belt: ASKED.belt.output.parse(stored.belt),
  wheel: ASKED.wheel.output.parse(stored.wheel),
  call: null,
});

const RETRY_S = 5;

/** A page lives as long as the shortest-lived thing it read: a page without an answer is made again after seconds. */
export const askAgainSoon = unstable_cache(async () => null, ['ask-again-soon'], { revalidate: RETRY_S });
