import { expect, test } from 'vitest';
import { ashtottariApplicability } from './applicability.ts';

const nowhere = { sun: 5, moon: 95, mars: 5, mercury: 5, jupiter: 5, venus: 5, saturn: 5 };

test('Rahu in a kendra from the lord of the ascendant makes it applicable', () => {
  // Aries rises, Mars in Aries, Rahu in Cancer, the fourth from him.
  expect(ashtottariApplicability({ ascendantDeg: 1, rahuDeg: 100, planetsDeg: nowhere, isDayBirth: true }).byRahu).toBe(
    true,
  );
});

test('Rahu in the ascendant itself does not', () => {
  expect(ashtottariApplicability({ ascendantDeg: 1, rahuDeg: 20, planetsDeg: nowhere, isDayBirth: true }).byRahu).toBe(
    false,
  );
});

test('Rahu in the third from the lord does not', () => {
  expect(ashtottariApplicability({ ascendantDeg: 1, rahuDeg: 70, planetsDeg: nowhere, isDayBirth: true }).byRahu).toBe(
    false,
  );
});

test.each([
  [true, 95, true, false], // Day birth, waxing Moon.
  [true, 275, false, true], // Day birth, waning Moon.
  [false, 95, true, true],
  [false, 275, false, false],
])('by day %s, Moon %s°: waxing %s, applicable by paksha %s', (isDayBirth, moon, isWaxing, byPaksha) => {
  const planetsDeg = { ...nowhere, moon };
  const found = ashtottariApplicability({ ascendantDeg: 10, rahuDeg: 20, planetsDeg, isDayBirth });
  expect(found).toMatchObject({ isDayBirth, isWaxing, byPaksha });
});
