import { buildApi } from '@graha/dev-stack/stack/build';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from './play.ts';
import { SCENARIOS } from './scenarios.ts';
import { type TestBed, openTestBed } from './stage.ts';

const SEED = 1;
const BUILD_MS = 300_000;
let testBed: TestBed;

beforeAll(async () => {
  await buildApi(); // Dozens of processes start. The build starts in a fraction of the time, and it runs in production.
  testBed = await openTestBed('built');
}, BUILD_MS);
afterAll(() => testBed.close());

/** The others are test files, which run separately. */
const PLAYED = SCENARIOS.filter(({ tries }) => tries.short > 0);

test.for(PLAYED.map((scenario) => ({ name: `${scenario.id} ${scenario.title}`, scenario })))(
  '$name: nothing lost, doubled or overspent',
  async ({ scenario }, context) => {
    const { result } = await play(scenario, testBed, { seed: SEED, tries: scenario.tries.short });
    const { creditsLost, creditsDoubled, creditsOverspent, problems, tried, skipped } = result;
    expect({ creditsLost, creditsDoubled, creditsOverspent, problems }).toEqual({
      creditsLost: 0,
      creditsDoubled: 0,
      creditsOverspent: 0,
      problems: [],
    });
    if (skipped) {
      process.stdout.write(`\nNot tried: ${scenario.id} ${scenario.title}, because ${skipped}.\n`);
      context.skip(skipped);
    }
    expect(tried).toBeGreaterThan(0);
  },
);
