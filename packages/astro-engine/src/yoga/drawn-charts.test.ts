import { expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';
import { ALL_YOGAS, judgedYogas } from './evaluate.ts';
import { factsOf } from './facts.ts';
import { combinationsOf } from './strength.ts';

const CHARTS = 120;

/** Charts with the grahas spread over the zodiac by multiples of irrational steps: the same in every run. */
const chartNumber = (number: number) => {
  const degOf = (index: number): number => (number * 360 * Math.sqrt(index + 2)) % 360;
  // Safe: one longitude for each of the nine.
  const degs = Object.fromEntries(GRAHA_IDS.map((id, index) => [id, degOf(index)])) as Record<Graha, number>;
  return chartByHand(degOf(20), { ...degs, ketu: (degs.rahu + 180) % 360 });
};

test('the yogas of drawn charts are those recorded, with the grahas that make them and the strengths', async () => {
  const found = new Map(ALL_YOGAS.map(({ name }) => [name, [] as string[]]));
  for (let number = 1; number <= CHARTS; number += 1) {
    const facts = factsOf(chartNumber(number), {
      gender: number % 2 === 0 ? 'male' : 'female',
      isDayBirth: number % 3 > 0,
    });
    for (const { yoga, hasYoga, evidence } of judgedYogas(facts, ALL_YOGAS)) {
      if (!hasYoga || evidence === null) continue;
      const scores = combinationsOf(facts, evidence).map(({ strength }) => strength.score);
      found.get(yoga.name)?.push(`${number} ${evidence.planets.join(' ')} ${scores.join(' ')}`);
    }
  }
  const lines = [...found].map(
    ([name, charts]) => `${name} ${charts.length}\n${charts.map((chart) => `  ${chart}\n`).join('')}`,
  );
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/drawn-charts.txt');
});
