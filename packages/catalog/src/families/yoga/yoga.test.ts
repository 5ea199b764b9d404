import { ALL_YOGAS, judgedYogas } from '@graha/astro-engine/yoga/evaluate';
import { factsOf } from '@graha/astro-engine/yoga/facts';
import { YOGA_SHARES } from '@graha/astro-engine/yoga/shares';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { randomCharts } from '../../testing/random-charts.ts';
import { yoga } from './yoga.ts';

const sky = await createEphemeris();

/** Percentages of births from an independent program, for yogas that more than one birth in a hundred has. */
const PUBLISHED: Readonly<Record<string, number>> = {
  'Guru-Mangala': 17.8, Mridanga: 11, Kalpadruma: 20, Bharati: 2, Garuda: 1.8, Rajalakshana: 1.4, Dur: 25,
  'Sada-sanchara': 53, 'Ayatna-dhana': 2, Dehapushti: 9, 'Panchama-Bhagya': 19, 'Four Dignified': 1.4, 'Lagna-Karma': 2,
  'Atma-Amatya': 13, 'Atma-Putra': 2, Pravrajya: 9, Shubha: 13, Ashubha: 29,
}; // prettier-ignore

/** The percentage of `count` random charts with each of the given yogas. */
function measuredShares(names: readonly string[], count: number): Map<string, number> {
  const rows = ALL_YOGAS.filter(({ name }) => names.includes(name));
  const found = new Map(names.map((name) => [name, 0]));
  for (const chart of randomCharts(sky, count))
    for (const { yoga: row, hasYoga } of judgedYogas(factsOf(chart, { gender: 'male' }), rows))
      if (hasYoga) found.set(row.name, (found.get(row.name) ?? 0) + 100 / count);
  return found;
}

/** Two samples of the same share differ by less than this with a probability of 95 %. */
const chancePercent = (percent: number, count: number): number =>
  2 * Math.sqrt((2 * percent * (100 - percent)) / count);

test('over 4,000 random births each yoga is as frequent as published, within a third', () => {
  const beyond = [...measuredShares(Object.keys(PUBLISHED), 4000)].filter(([name, share]) => {
    const published = PUBLISHED[name] ?? Number.NaN;
    return !(Math.abs(share - published) <= Math.max(published / 3, chancePercent(published, 4000)));
  });
  expect(beyond).toEqual([]);
});

test('the shares that answers name are those of random births', () => {
  const beyond = [...measuredShares(Object.keys(YOGA_SHARES), 400)].filter(([name, share]) => {
    const named = YOGA_SHARES[name] ?? Number.NaN;
    return !(Math.abs(share - named) <= 1 + 2 * chancePercent(named, 400));
  });
  expect(beyond).toEqual([]);
});

test('a yoga that most births have says so, and each of its combinations its strength', () => {
  const { yogas } = yoga.detect.compute(yoga.detect.input.parse({ ...EXAMPLE_BIRTH, only_present: false }), sky);
  const raja = yogas.find(({ name }) => name === 'Raja');
  expect(raja?.share_percent).toBeGreaterThan(80);
  for (const one of yogas) {
    expect([one.rule, one.source].every((text) => text.length > 5)).toBe(true);
    expect(one.strength === null).toBe(one.combinations.length === 0);
    expect(one.has_yoga && one.combinations.length === 0).toBe(false);
  }
});
