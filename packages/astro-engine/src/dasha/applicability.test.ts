import { expect, test } from 'vitest';
import { ashtottariApplicability } from './applicability.ts';

const nowhere = { sun: 5, moon: 95, mars: 5, mercury: 5, jupiter: 5, venus: 5, saturn: 5 };

test('Rahu in a kendra from the lord of the ascendant makes it applicable', () => {
  // Aries rises, Mars in Aries, Rahu in Cancer, the fourth from him.
  expect(ashtottariApplicability({ ascendantDeg: 1, rahuDeg: 100, planetsDeg: nowhere }).byRahu).toBe(true);
});

test('Rahu in the ascendant itself does not', () => {
  expect(ashtottariApplicability({ ascendantDeg: 1, rahuDeg: 20, planetsDeg: nowhere }).byRahu).toBe(false);
});

test('Rahu in the third from the lord does not', () => {
  expect(ashtottariApplicability({ ascendantDeg: 1, rahuDeg: 70, planetsDeg: nowhere }).byRahu).toBe(false);
});

test.each([
  [10, 95, true, true, false], // By day under a waxing Moon.
  [10, 275, true, false, true], // By day under a waning one.
  [350, 95, false, true, true],
  [350, 275, false, false, false],
])(
  'ascendant %s°, Moon %s°: day %s, waxing %s, applicable by paksha %s',
  (ascendantDeg, moon, day, waxing, byPaksha) => {
    expect(ashtottariApplicability({ ascendantDeg, rahuDeg: 20, planetsDeg: { ...nowhere, moon } })).toMatchObject({
      isDayBirth: day,
      isWaxing: waxing,
      byPaksha,
    });
  },
);
