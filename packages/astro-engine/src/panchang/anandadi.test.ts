import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import { ANANDADI_YOGAS, anandadiYogaAt, anandadiYogasBetween } from './anandadi.ts';
import { lightAnglesOf } from './limbs.ts';

/** The Moon enters Uttara Ashadha at 266°40′, Abhijit at 276°40′, Shravana at 280°, and leaves Abhijit at 280°53′20″. */
const angles = lightAnglesOf(uniformSky, 'lahiri');
const jdAt = (moonDeg: number): number => moonDeg / 13;
const [UTTARA_ASHADHA, ABHIJIT, SHRAVANA, AFTER_ABHIJIT, DHANISHTA] = [
  266 + 2 / 3,
  276 + 2 / 3,
  280,
  280 + 8 / 9,
  293 + 1 / 3,
].map(jdAt) as [number, number, number, number, number]; // Safe: five numbers in, five out.

const yogasBetween = (fromJdUt: number, untilJdUt: number, occupiesAbhijit: boolean) =>
  anandadiYogasBetween(angles, 0, { startJdUt: fromJdUt, endJdUt: untilJdUt }, occupiesAbhijit).map(
    ({ index, startJdUt, endJdUt }) => [index, startJdUt.toFixed(4), endJdUt.toFixed(4)],
  );
const row = (index: number, startJdUt: number, endJdUt: number) => [index, startJdUt.toFixed(4), endJdUt.toFixed(4)];

test('every star that touches the day has its yoga, whole and by the day’s own weekday', () => {
  expect(yogasBetween(21, 22, false)).toEqual([row(20, UTTARA_ASHADHA, SHRAVANA), row(22, SHRAVANA, DHANISHTA)]);
});

test('where the Moon occupies Abhijit it cuts into both of its neighbours', () => {
  expect(yogasBetween(21, 22, true)).toEqual([
    row(20, UTTARA_ASHADHA, ABHIJIT),
    row(21, ABHIJIT, AFTER_ABHIJIT),
    row(22, AFTER_ABHIJIT, DHANISHTA),
  ]);
});

test.each([
  ['begins within Uttara Ashadha', 21.4, 21.5],
  ['begins within Shravana', 21.55, 21.6],
  ['lies on both sides of Shravana’s beginning', 21.5, 21.6],
])('a day within Abhijit that %s has its yoga alone', (_, fromJdUt, untilJdUt) => {
  expect(yogasBetween(fromJdUt, untilJdUt, true)).toEqual([row(21, ABHIJIT, AFTER_ABHIJIT)]);
});

test('a day away from Abhijit is the same in both schools', () => {
  expect(yogasBetween(3, 4, true)).toEqual(yogasBetween(3, 4, false));
});

test('spans follow each other without a gap in both schools, and each row is its own index', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 60, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      fc.boolean(),
      (from, weekday, occupies) => {
        const spans = anandadiYogasBetween(angles, weekday, { startJdUt: from, endJdUt: from + 1 }, occupies);
        expect(spans.map(({ row }) => row)).toEqual(spans.map(({ index }) => ANANDADI_YOGAS[index]));
        expect(spans.slice(1).map(({ startJdUt }) => startJdUt)).toEqual(
          spans.slice(0, -1).map(({ endJdUt }) => endJdUt),
        );
        expect(spans[0]?.startJdUt).toBeLessThanOrEqual(from + 1e-6);
        expect(spans.at(-1)?.endJdUt).toBeGreaterThanOrEqual(from + 1 - 1e-6);
      },
    ),
  );
});

test('each weekday meets each of the 27 stars in another yoga, and never that of Abhijit', () => {
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const met = Array.from({ length: 27 }, (_, star) => anandadiYogaAt(weekday, star).index);
    expect(new Set(met).size).toBe(27);
    expect(met).not.toContain((21 - 4 * weekday + 28) % 28);
  }
});
