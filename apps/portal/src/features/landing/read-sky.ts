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
  const [chart, belt] = await Promise.all([callApi(ASKED.chart.path, moment), callApi(ASKED.belt.path, moment)]);
  if (chart === null || belt === null) return null;
  const parsedChart = ASKED.chart.output.safeParse(chart.body);
  const parsedBelt = ASKED.belt.output.safeParse(belt.body);
  if (!parsedChart.success || !parsedBelt.success) return null;
  return {
    moment,
    chart: parsedChart.data,
    belt: parsedBelt.data,
    call: { status: chart.status, tookMs: chart.tookMs },
  };
}

/** What the engine answered once, kept with the page for the minutes when nobody answers. */
export const storedSky = (): Sky => ({
  moment: stored.moment,
  chart: ASKED.chart.output.parse(stored.chart),
  belt: ASKED.belt.output.parse(stored.belt),
  call: null,
});

const RETRY_S = 5;

/** A page lives as long as the shortest-lived thing it read: a page without an answer is made again after seconds. */
export const askAgainSoon = unstable_cache(async () => null, ['ask-again-soon'], { revalidate: RETRY_S });
