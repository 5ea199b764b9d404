import { expect, test } from 'vitest';
import { deltaTUncertaintySeconds } from './delta-t-uncertainty.ts';

test.each([
  [-500, 430.592],
  [600, 120],
  [1000, 55],
  [1450, 20],
  [1650, 12.5],
  [1700, 5],
  [1775, 1.5],
  [1800, 1],
])('the records of %i leave %d s', (year, seconds) => expect(deltaTUncertaintySeconds(year)).toBeCloseTo(seconds, 9));

/** Espenak and Meeus, Five Millennium Canon of Solar Eclipses: 0.8 t², t in centuries from 1820. */
test('until 1300 the records agree with NASA’s formula, and later ones are hardly surer than it', () => {
  const ofNasa = (year: number): number => 0.8 * ((year - 1820) / 100) ** 2;
  for (let year = 600; year <= 1300; year += 10) {
    expect(Math.abs((deltaTUncertaintySeconds(year) ?? Number.NaN) - ofNasa(year))).toBeLessThan(4);
  }
  for (let year = 1310; year < 1850; year += 10) {
    expect(deltaTUncertaintySeconds(year)).toBeGreaterThan(ofNasa(year) - 1);
  }
});

test.each([1850, 1995, 2026])('%i has less than a second', (year) => expect(deltaTUncertaintySeconds(year)).toBeNull());

/** Huber's formula by hand: 365.25 · 100 · √(100 · 0.058 / 3 · 1.04) ms. */
test('the future is uncertain by a Brownian motion', () => {
  expect(deltaTUncertaintySeconds(2126)).toBeCloseTo(51.791, 2);
  expect(deltaTUncertaintySeconds(2030)).toBeLessThan(1);
});
