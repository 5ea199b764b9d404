import { describe, expect, test } from 'vitest';
import type { LunarMonth } from '../calendar/lunar-month.ts';
import { moonSightings, tithiDays, tithiNumbersIn, weekdaysBefore } from './lunar-rules.ts';
import type { AdhikaRule } from './rules.ts';
import { at, DAY, skyByHand, span } from './testing.ts';

const RANGE = { fromDayCount: DAY - 1, toDayCount: DAY + 1 };
/** The number of the tenth tithi, whose mean is near `DAY`, if its lunation is a month of the name. */
const found = (month: Partial<LunarMonth>, monthIndex: number | null, adhika: AdhikaRule, before: Partial<LunarMonth> = {}) =>
  tithiNumbersIn(skyByHand({ months: { 0: month, [-1]: before } }), { monthIndex, tithiIndex: 10, adhika }, RANGE).length > 0; // prettier-ignore

describe('a month is one of a name', () => {
  const [adhika, normal] = [{ monthIndex: 9, kind: 'adhika' as const }, { monthIndex: 9 }];

  test('by its own name, or by the one that it took with it', () => {
    expect(found(normal, 9, 'skip')).toBe(true);
    expect(found(normal, 10, 'skip')).toBe(false);
    expect(found({ monthIndex: 9, kind: 'kshaya', lostMonthIndex: 10 }, 10, 'skip')).toBe(true);
    expect(found(normal, null, 'skip')).toBe(true);
  });

  test('as a leap month only where the rule takes these', () => {
    expect(['skip', 'also', 'only', 'prefer'].map((rule) => found(adhika, 9, rule as AdhikaRule))).toEqual([false, true, true, true]); // Safe: the four rules.
    expect(['skip', 'also', 'only'].map((rule) => found(normal, 9, rule as AdhikaRule))).toEqual([true, true, false]); // Safe: as above.
    expect([found(adhika, null, 'also'), found(adhika, null, 'skip'), found(adhika, null, 'only'), found(normal, null, 'only')]).toEqual([true, false, true, false]);
  }); // prettier-ignore

  test('as the normal month of a leap one, not where the leap one is preferred', () => {
    expect(found(normal, 9, 'prefer', adhika)).toBe(false);
    expect(found(normal, 9, 'skip', adhika)).toBe(true);
    expect(found(normal, 9, 'prefer', { monthIndex: 8 })).toBe(true);
    expect(found(normal, 9, 'prefer', { monthIndex: 8, kind: 'adhika' })).toBe(true);
  });
});

test('tithis are kept on the day of their kala, each of the list, within the range', () => {
  const sky = skyByHand({ tithis: { 10: span(0.2, 1.2), 11: span(1.2, 2.2) } });
  const rule = { basis: 'tithi', monthIndex: 9, tithiIndexes: [10, 11], adhika: 'skip', vyapti: { kala: 'sunrise', both: 'first', none: 'start' } } as const; // prettier-ignore
  expect(tithiDays(sky, rule, RANGE).map(({ dayCount }) => dayCount - DAY)).toEqual([0, 1]);
  expect(tithiDays(sky, rule, { ...RANGE, toDayCount: DAY }).map(({ dayCount }) => dayCount - DAY)).toEqual([0]);
});

// 10972 days after Thursday, 1 January 1970, it is Sunday: 10972 = 7 · 1567 + 3.
test('a weekday on or before a tithi is that day or one of the six before it', () => {
  const sky = skyByHand({ tithis: { 10: span(0.2, 1.2) } });
  const back = [0, 1, 2, 3, 4, 5, 6].map((weekdayIndex) => {
    const rule = { basis: 'weekday_on_or_before', weekdayIndex, monthIndex: 9, tithiIndex: 10 } as const;
    return weekdaysBefore(sky, rule, { fromDayCount: DAY - 8, toDayCount: DAY + 1 }).map(({ dayCount }) => dayCount - DAY);
  }); // prettier-ignore
  expect(back).toEqual([[0], [-6], [-5], [-4], [-3], [-2], [-1]]);
});

describe('the new Moon is first seen', () => {
  /** Minutes from sunset to moonset, on the days from `DAY` on. */
  const sightings = (minutes: readonly number[], fromDayCount = DAY - 9) => {
    const sky = skyByHand({
      tithis: { 0: span(0.5, 1.5) },
      moonsetAfter: (sunset) => {
        const lag = minutes[Math.round(sunset - at(0.75))];
        return lag === undefined ? null : sunset + lag / 1440;
      },
    });
    return moonSightings(sky, { basis: 'chandra_darshana', monthIndex: 9 }, { fromDayCount, toDayCount: DAY + 9 });
  };

  test('on the evening on which she sets 45 minutes after the Sun at least', () => {
    expect(sightings([5, 44.95, 95]).map(({ dayCount }) => dayCount - DAY)).toEqual([2]);
    expect(sightings([5, 45.05, 95]).map(({ dayCount }) => dayCount - DAY)).toEqual([1]);
    const [first] = sightings([60]);
    expect(first?.marginMinutes).toBeCloseTo(60 - 45, 3);
    expect(first?.window).toEqual({ startJdUt: at(0.75), endJdUt: at(0.75) + 60 / 1440 });
  });

  test('not on an evening on which she sets before the Sun, which is nearly a day after it', () => {
    expect(sightings([1400, 50]).map(({ dayCount }) => dayCount - DAY)).toEqual([1]);
  });

  test('not at all within five evenings in a polar season, or outside the range', () => {
    expect(sightings([5, 5, 5, 5, 5, 60])).toEqual([]);
    expect(sightings([5, 5, 5, 5, 60])).toHaveLength(1);
    expect(sightings([60], DAY + 1)).toEqual([]);
  });
});
