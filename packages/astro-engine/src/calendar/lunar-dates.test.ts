import { describe, expect, test } from 'vitest';
import { lunationsOf, meanLunationAt, meanTithiJdUt } from './lunations.ts';
import { uniformSky } from '../testing.ts';
import { lunarErasOf } from './eras.ts';
import { daysOfTithi, lunationOfDate, namedDaysOf } from './lunar-dates.ts';
import type { LunarMonth } from './lunar-month.ts';

// The uniform Sun rises at JD .25; at 180° of longitude with a clock 12 hours ahead a date begins at JD .0. Count 10957 is 2000-01-01,
// which begins there at JD 2451544.0.
const almanac = { sky: uniformSky, place: { latitudeDeg: 20, longitudeDeg: 180, altitudeM: 0 }, clock: 43_200, rule: 'almanac' } as const; // prettier-ignore
const START = 2_451_544;
const DAY = 10_957;
const span = (from: number, until: number) => ({ startJdUt: START + from, endJdUt: START + until });

describe('the days of a tithi', () => {
  const days = namedDaysOf(almanac);
  const of = (from: number, until: number, rule: 'udaya' | 'touching') =>
    daysOfTithi(days, span(from, until), rule).map((dayCount) => dayCount - DAY);

  test('are by sunrise none, one or two; a sunrise that begins it counts, one that ends it does not', () => {
    expect(of(0.3, 1.2, 'udaya')).toEqual([]);
    expect(of(0.2, 1.2, 'udaya')).toEqual([0]);
    expect(of(0.25, 1.25, 'udaya')).toEqual([0]);
    expect(of(0.2, 1.3, 'udaya')).toEqual([0, 1]);
  });

  test('are by touching all in which it runs, from sunrise to sunrise', () => {
    expect(of(0.3, 1.2, 'touching')).toEqual([0]);
    expect(of(0.2, 1.2, 'touching')).toEqual([-1, 0]);
    expect(of(0.2, 1.3, 'touching')).toEqual([-1, 0, 1]);
    expect(of(0.25, 1.25, 'touching')).toEqual([0]);
  });

  test('are found by instants: the day that is running, and the first that is named from then on', () => {
    expect([0.2, 0.25, 0.9].map((at) => days.holding(START + at) - DAY)).toEqual([-1, 0, 0]);
    expect([0.2, 0.25, 0.26].map((at) => days.firstFrom(START + at) - DAY)).toEqual([0, 0, 1]);
    expect(days.namingJdUt(DAY)).toBeCloseTo(START + 0.25, 6);
    expect(days.at(DAY)).toBe(days.at(DAY));
  });
});

describe('the lunation of a lunar date', () => {
  const first = meanLunationAt(START + 80); // About 20 March 2000.
  /** Months from Chaitra of Shaka 1922 on, by their order. */
  const moonOf = (rows: Readonly<Record<number, Partial<LunarMonth>>>) => ({
    ...lunationsOf({ elongation: { degAt: (at) => at * 12, meanDegPerDay: 12 }, sun: { degAt: (at) => at, meanDegPerDay: 1 } }),
    month: (lunation: number): LunarMonth => ({
      startJdUt: meanTithiJdUt(lunation * 30), endJdUt: meanTithiJdUt(lunation * 30 + 30), kind: 'normal', lostMonthIndex: null,
      monthIndex: (((lunation - first - 1) % 12) + 12) % 12, ...rows[lunation - first - 1],
    }),
  }); // prettier-ignore
  const date = { shakaYear: 1922, monthIndex: 4, tithiIndex: 3, isLeapMonth: false, reckoning: 'amanta' } as const;
  const placeOf = (rows: Readonly<Record<number, Partial<LunarMonth>>>, change: object = {}) => {
    const found = lunationOfDate(moonOf(rows), { ...date, ...change });
    return found === null ? null : found - first - 1;
  };

  test('is the month of the name in the year', () => {
    expect(lunarErasOf(moonOf({}).month(first + 1)).shaka.year).toBe(1922);
    expect([placeOf({}), placeOf({}, { monthIndex: 0 }), placeOf({}, { monthIndex: 11 })]).toEqual([4, 0, 11]);
    expect(placeOf({}, { shakaYear: 1923 })).toBe(16);
  });

  test('has in the waning half the name of the next month, where months end with the full moon', () => {
    expect(placeOf({}, { reckoning: 'purnimanta', tithiIndex: 20 })).toBe(3);
    expect(placeOf({}, { reckoning: 'purnimanta', tithiIndex: 3 })).toBe(4);
  });

  test('is the leap month only where there is one', () => {
    const leap = { 4: { monthIndex: 4, kind: 'adhika' as const }, 5: { monthIndex: 4 } };
    expect(placeOf(leap, { isLeapMonth: true })).toBe(4);
    expect(placeOf(leap)).toBe(5);
    expect(placeOf({}, { isLeapMonth: true })).toBeNull();
  });

  test('is the month that took the name with it', () => {
    const kshaya = { 3: { monthIndex: 3, kind: 'kshaya' as const, lostMonthIndex: 4 }, 4: { monthIndex: 5 } };
    expect(placeOf(kshaya)).toBe(3);
    expect(placeOf({ 4: { monthIndex: 5 } })).toBeNull();
  });
});
