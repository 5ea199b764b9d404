import { expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { PAPA_METHODS, papasAgree, papasamyamOf } from './papasamyam.ts';

/** A published chart: houses 2, 7, 12, 8 of Mars, Saturn, Sun and Rahu from Virgo; Moon in Taurus, Venus in Leo. */
const chart = chartByHand(165, { sun: 131, moon: 52, mars: 195, venus: 140, saturn: 345, rahu: 10, ketu: 190 });

test('every malefic counts one from the ascendant, a half from the Moon, a quarter from Venus', () => {
  const { totalPoints, references } = papasamyamOf(chart, 'kerala');
  expect(totalPoints).toBe(5.5);
  expect(references.map(({ reference, points }) => [reference, points])).toEqual([
    ['ascendant', 4],
    ['moon', 1],
    ['venus', 0.5],
  ]);
  expect(references[0]?.findings.map(({ planet, houseNumber }) => [planet, houseNumber])).toEqual([
    ['mars', 2],
    ['saturn', 7],
    ['sun', 12],
    ['rahu', 8],
  ]);
});

test('Ketu does not count in Kerala, and does for Raman, who leaves the first house out', () => {
  expect(PAPA_METHODS.kerala.malefics).not.toContain('ketu');
  const { references } = papasamyamOf(chart, 'raman');
  const fromAscendant = Object.fromEntries(
    (references[0]?.findings ?? []).map(({ planet, points }) => [planet, points]),
  );
  expect(fromAscendant).toEqual({
    mars: 40, // Neutral to Venus, 80; half in the second house.
    saturn: 60, // Neutral to Jupiter, 80; three quarters in the seventh.
    sun: 15, // At home, 60; half of half in the twelfth.
    rahu: 60,
    ketu: 30,
  });
});

test('a planet harms least exalted and most debilitated', () => {
  const marsAt = (deg: number): number | undefined => {
    const { references } = papasamyamOf(
      chartByHand(deg - 180, { sun: 0, moon: 0, mars: deg, venus: 0, saturn: 0, rahu: 0, ketu: 0 }),
      'raman',
    );
    return references[0]?.findings[0]?.points;
  };
  expect([275, 5, 245, 185, 155, 95].map(marsAt)).toEqual([50, 60, 70, 80, 90, 100]);
});

test('a couple agrees where the groom bears as much as the bride or more', () => {
  const bare = papasamyamOf(
    chartByHand(0, { sun: 60, moon: 0, mars: 60, venus: 0, saturn: 60, rahu: 60, ketu: 60 }),
    'kerala',
  );
  const burdened = papasamyamOf(chart, 'kerala');
  expect(bare.totalPoints).toBe(0);
  expect([papasAgree(bare, burdened), papasAgree(burdened, burdened), papasAgree(burdened, bare)]).toEqual([
    true,
    true,
    false,
  ]);
});
