import { expect, test } from 'vitest';
import { sudarshanaPartsOf, sudarshanaYearsOf } from './sudarshana-dasha.ts';
import { steadyYears } from './years.ts';

const clock = steadyYears(1000, 360);
const years = sudarshanaYearsOf(clock);
const housesOf = (periods: readonly { houseNumber: number }[]) => periods.map(({ houseNumber }) => houseNumber);

test('each house rules a year in turn, and the first house rules the 13th year', () => {
  expect(housesOf(years.slice(0, 13))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]);
  expect(years).toHaveLength(120);
  expect(years[12]).toMatchObject({
    startYears: 12,
    endYears: 13,
    startJdUt: 1000 + 12 * 360,
    endJdUt: 1000 + 13 * 360,
  });
});

// BPHS ch. 74, by years of 360 days: 30 days, 2½ days, and 12½ ghatis of 24 minutes.
test('parts begin with the house of the longer period and last 30 days, 2½ days and 5 hours', () => {
  const [, , third] = years;
  if (third === undefined) throw new Error('there is a third year');
  const months = sudarshanaPartsOf(third, clock);
  expect(housesOf(months)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2]);
  let periods = months;
  for (const days of [30, 2.5, 5 / 24]) {
    const second = periods[1];
    if (second === undefined) throw new Error('there is a second part');
    expect(second.endJdUt - second.startJdUt).toBeCloseTo(days, 6);
    expect(second.houseNumber).toBe(((periods[0]?.houseNumber ?? 0) % 12) + 1);
    periods = sudarshanaPartsOf(second, clock);
    expect(periods.at(-1)?.endJdUt).toBe(second.endJdUt);
  }
});
