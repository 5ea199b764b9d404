import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from './play.ts';
import { SCENARIOS } from './scenarios.ts';
import { type House, openHouse } from './stage.ts';

const SEED = 1;
let house: House;

beforeAll(async () => {
  house = await openHouse('source');
});
afterAll(() => house.close());

test.each(SCENARIOS.map((scenario) => ({ name: `${scenario.id} ${scenario.title}`, scenario })))(
  '$name: nothing lost, doubled or overspent',
  async ({ scenario }) => {
    const { result } = await play(scenario, house, SEED, scenario.tries.short);
    const { creditsLost, creditsDoubled, creditsOverspent, problems, tried, skipped } = result;
    expect({ creditsLost, creditsDoubled, creditsOverspent, problems }).toEqual({
      creditsLost: 0,
      creditsDoubled: 0,
      creditsOverspent: 0,
      problems: [],
    });
    expect(skipped ?? tried).toBeTruthy();
  },
);
