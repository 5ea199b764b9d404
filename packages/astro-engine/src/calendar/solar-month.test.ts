import { describe, expect, test } from 'vitest';
import { type CivilDate, dayCountOf, isoDate, jdUtOf } from '../core/moment.ts';
import { uniformSky } from '../testing.ts';
import { firstDateOfSolarMonth, solarDateOf, type SolarSky } from './solar-month.ts';
import type { SolarCalendarId, SolarRule } from './solar-calendars.ts';

// At 180° of longitude the uniform Sun rises at JD .25 and sets at .75, which is 18:00 and 6:00 UT; with a clock 12
// hours ahead these are 6:00 and 18:00 local time.
const CLOCK_SECONDS = 43_200;
const jdOf = (date: CivilDate, hours: number, minutes = 0): number => jdUtOf({ ...date, hours, minutes, seconds: 0 }, CLOCK_SECONDS); // prettier-ignore
const SUN_PER_DAY = 360 / 365.2425;
const ENTRY_DATE = { year: 2024, month: 4, day: 13 };

/** The Sun enters a sign at a time of 13 April 2024; a tithi ends at `tithiEndJdUt`. */
function skyWith(signIndex: number, jdUt: number, tithiEndJdUt = jdOf(ENTRY_DATE, 0)): SolarSky {
  const almanac = { sky: uniformSky, place: { latitudeDeg: 20, longitudeDeg: 180, altitudeM: 0 }, clock: CLOCK_SECONDS, rule: 'almanac' } as const; // prettier-ignore
  const growing = (degAt: (at: number) => number, meanDegPerDay: number) => ({ degAt, meanDegPerDay });
  const sun = growing((at) => signIndex * 30 + (at - jdUt) * SUN_PER_DAY, SUN_PER_DAY);
  const elongation = growing((at) => 120 + (at - tithiEndJdUt) * 12, 12);
  return { almanac, angles: { sun, moon: sun, sum: sun, elongation } };
}

describe('the first day of a solar month', () => {
  const delayOf = (rule: SolarRule, hours: number, minutes = 0, signIndex = 0, tithiEndJdUt?: number) => {
    const jdUt = jdOf(ENTRY_DATE, hours, minutes);
    const first = firstDateOfSolarMonth(skyWith(signIndex, jdUt, tithiEndJdUt), rule, jdUt);
    return dayCountOf(first) - dayCountOf(ENTRY_DATE);
  };

  test('is in Assam the date after the entry', () => {
    expect([0.5, 12, 23.5].map((hours) => delayOf('next_day', Math.floor(hours), (hours % 1) * 60))).toEqual([1, 1, 1]);
  });

  test('is in Tamil Nadu that date before sunset, else the next', () => {
    expect([delayOf('sunset', 17, 55), delayOf('sunset', 18, 5)]).toEqual([0, 1]);
  });

  // 18:06 in India is 0:36 of the next date on a clock 12 hours ahead.
  test('is in Tamil Nadu, by the Vakya, the date in India of an entry by 18:06 there, else the next', () => {
    expect([delayOf('thirty_nazhigais', 0, 36), delayOf('thirty_nazhigais', 0, 37)]).toEqual([-1, 0]);
    expect([delayOf('thirty_nazhigais', 6, 29), delayOf('thirty_nazhigais', 6, 30)]).toEqual([0, 0]);
  });

  test('is in Kerala that date in the first three fifths of the day, else the next', () => {
    expect([delayOf('madhyahna', 13, 5), delayOf('madhyahna', 13, 20)]).toEqual([0, 1]); // 6:00 and 7 h 12 min.
  });

  test('is in Odisha that date before 22:12, else the next', () => {
    expect([delayOf('late_evening', 22, 11), delayOf('late_evening', 22, 13)]).toEqual([0, 1]);
  });

  test('is in Bengal the next date', () => {
    expect([delayOf('midnight_zone', 0, 30), delayOf('midnight_zone', 12), delayOf('midnight_zone', 23, 30)]).toEqual([
      1, 1, 1,
    ]);
  });

  // Within 24 minutes of midnight: for Karka the date of the evening, for Makara the second date; else by the tithi at
  // sunrise.
  test('is in Bengal about midnight decided by the sign, or by whether the tithi of the sunrise lasts until the entry', () => {
    expect([delayOf('midnight_zone', 23, 40, 3), delayOf('midnight_zone', 0, 20, 3)]).toEqual([1, 0]);
    expect([delayOf('midnight_zone', 23, 40, 9), delayOf('midnight_zone', 0, 20, 9)]).toEqual([2, 1]);
    const [noon, later] = [jdOf(ENTRY_DATE, 12), jdOf(ENTRY_DATE, 23, 50)];
    expect([delayOf('midnight_zone', 23, 40, 0, noon), delayOf('midnight_zone', 23, 40, 0, later)]).toEqual([2, 1]);
    expect([delayOf('midnight_zone', 0, 20, 0, noon - 1), delayOf('midnight_zone', 0, 20, 0, jdOf(ENTRY_DATE, 0, 23))]).toEqual([1, 0]); // prettier-ignore
  });
});

describe('a date in a solar calendar', () => {
  const dateOn = (calendarId: SolarCalendarId, daysAfter: number, hours = 12, signIndex = 0) => {
    const jdUt = jdOf(ENTRY_DATE, hours);
    const date = { ...ENTRY_DATE, day: ENTRY_DATE.day + daysAfter };
    const found = solarDateOf(skyWith(signIndex, jdUt), { date }, calendarId);
    return { ...found, firstDate: isoDate(found.firstDate) };
  };

  test('counts from the first day of its month, and before it belongs to the month before', () => {
    expect(dateOn('tamil', 0)).toMatchObject({ name: 'Chithirai', dayNumber: 1, signIndex: 0, firstDate: '2024-04-13', year: 1946 }); // prettier-ignore
    expect(dateOn('tamil', 5)).toMatchObject({ name: 'Chithirai', dayNumber: 6 });
    expect(dateOn('tamil', 0, 20)).toMatchObject({ name: 'Panguni', signIndex: 11, year: 1945 });
    expect(dateOn('tamil', 1, 20)).toMatchObject({ name: 'Chithirai', dayNumber: 1, firstDate: '2024-04-14' });
    expect(dateOn('tamil', -1)).toMatchObject({ name: 'Panguni', signIndex: 11 });
  });

  // 14 April 2024 began 1431 of the Bengali San; the Malayalam year 1200 began with Chingam in August 2024.
  test('has the year of its era, which changes with Mesha, in Kerala with Simha', () => {
    expect(dateOn('bengali', 1)).toMatchObject({ name: 'Boishakh', dayNumber: 1, year: 1431 });
    expect(dateOn('assamese', 0)).toMatchObject({ name: 'Sot', year: 1430 });
    expect(dateOn('assamese', 1)).toMatchObject({ name: 'Bohag', dayNumber: 1, year: 1431 });
    expect(dateOn('odia', 0)).toMatchObject({ name: 'Baisakha', year: 1946 });
    const kollam = (signIndex: number) => {
      const jdUt = jdOf(ENTRY_DATE, 12) + signIndex * 30.436_875;
      const sky = skyWith(signIndex, jdUt);
      const found = solarDateOf(sky, { date: { year: 2024, month: 4 + signIndex, day: 20 } }, 'malayalam');
      return [found.name, found.year];
    };
    expect([kollam(0), kollam(3), kollam(4), kollam(5), kollam(8)]).toEqual([
      ['Medam', 1199], ['Karkadakam', 1199], ['Chingam', 1200], ['Kanni', 1200], ['Dhanu', 1200],
    ]); // prettier-ignore
  });
});
