import { describe, expect, test } from 'vitest';
import { sankrantisIn } from './sankranti.ts';
import {
  ekadashiInSolarMonthDays, sankrantiDayCount, sankrantiDays, solarDays, starInSolarMonthDays, sunLongitudeDays, sunReaches,
  tithiInSolarMonthDays,
} from './solar-rules.ts'; // prettier-ignore
import { starDays, starInWaxingHalfDays, starSpansIn } from './star-rules.ts';
import { at, DAY, skyByHand, span } from './testing.ts';

const SUN_PER_DAY = 360 / 365.2425;
const RANGE = { fromDayCount: DAY - 3, toDayCount: DAY + 3 };
const [KARKA, SIMHA, MAKARA] = [3, 4, 9];
/** A sky in which the Sun enters a sign `days` after the midnight at the start of `DAY`. */
const entering = (signIndex: number, days: number) => skyByHand({ sunDeg: signIndex * 30 - days * SUN_PER_DAY });
const minutes = (jdUt: number): number => Math.round((jdUt - at(0)) * 1440);

test('the Sun comes to a longitude once a year', () => {
  const found = sunReaches(entering(SIMHA, 0.5), 120, at(-400), at(800));
  expect(found.map((jdUt) => Math.round((jdUt - at(0.5)) / 365.2425))).toEqual([-1, 0, 1, 2]);
  expect(found[1]).toBeCloseTo(at(0.5), 4);
  expect(sunReaches(entering(SIMHA, 0.5), 120, at(0), at(0.4))).toEqual([]);
});

// Dharmasindhu: the date of the entry; of Karka the day that runs from sunrise; of Makara the next date after sunset.
describe('the day of an entry into a sign', () => {
  const dayOf = (signIndex: number, days: number) => sankrantiDayCount(entering(signIndex, days), signIndex, at(days)) - DAY; // prettier-ignore

  test('is the date of the instant', () => {
    expect([0.1, 0.5, 0.9].map((days) => dayOf(SIMHA, days))).toEqual([0, 0, 0]);
  });

  test('is for Karka the day before, if the Sun has not risen', () => {
    expect([0.24, 0.26, 0.9].map((days) => dayOf(KARKA, days))).toEqual([-1, 0, 0]);
  });

  test('is for Makara the next day, if the Sun has set', () => {
    expect([0.1, 0.74, 0.76].map((days) => dayOf(MAKARA, days))).toEqual([0, 0, 1]);
  });

  test('is found within a range, with its distance from the nearest sunrise or sunset', () => {
    const [found] = sankrantiDays(entering(SIMHA, 0.35), { basis: 'sankranti', signIndex: SIMHA }, RANGE);
    expect(found).toMatchObject({ dayCount: DAY, window: null, alternatives: [] });
    expect(found?.marginMinutes).toBeCloseTo(144, 0);
    expect(sankrantiDays(entering(SIMHA, 3.9), { basis: 'sankranti', signIndex: SIMHA }, RANGE)).toHaveLength(1);
    expect(sankrantiDays(entering(SIMHA, 4.1), { basis: 'sankranti', signIndex: SIMHA }, RANGE)).toEqual([]);
  });
});

test('a longitude is kept on the day from sunrise to sunrise', () => {
  const dayOf = (days: number) => {
    const sky = skyByHand({ sunDeg: 100 - days * SUN_PER_DAY });
    return sunLongitudeDays(sky, { basis: 'sun_longitude', longitudeDeg: 100 }, RANGE).map(({ dayCount }) => dayCount - DAY); // prettier-ignore
  };
  expect([0.24, 0.26].map(dayOf)).toEqual([[-1], [0]]);
});

test('the days of a solar month are counted from the sunrise at or after the entry, or by a calendar', () => {
  const dayOf = (days: number, dayNumber: number, start: 'sunrise' | 'assamese' | 'tamil') =>
    solarDays(entering(SIMHA, days), { basis: 'solar_day', signIndex: SIMHA, dayNumber, start }, { fromDayCount: DAY - 3, toDayCount: DAY + 12 })
      .map(({ dayCount }) => dayCount - DAY); // prettier-ignore
  expect([dayOf(0.2, 1, 'sunrise'), dayOf(0.3, 1, 'sunrise')]).toEqual([[0], [1]]);
  expect([dayOf(0.3, 1, 'assamese'), dayOf(0.9, 2, 'assamese')]).toEqual([[1], [2]]);
  expect([dayOf(0.3, 8, 'tamil'), dayOf(-12, 10, 'sunrise')]).toEqual([[7], [-3]]);
});

test('the months of the Tamil calendar begin by the rule of the almanac: at sunset, or by 18:06 in India', () => {
  const firstDay = (days: number, almanacId: 'drik' | 'tamil_vakya') =>
    solarDays({ ...entering(SIMHA, days), almanacId }, { basis: 'solar_day', signIndex: SIMHA, dayNumber: 1, start: 'tamil' }, { fromDayCount: DAY - 3, toDayCount: DAY + 12 })
      .map(({ dayCount }) => dayCount - DAY); // prettier-ignore
  const UT_OF_18_06 = (18.1 - 5.5) / 24;
  expect([firstDay(UT_OF_18_06 + 0.01, 'drik'), firstDay(UT_OF_18_06 + 0.01, 'tamil_vakya')]).toEqual([[0], [1]]);
  expect(firstDay(UT_OF_18_06 - 0.01, 'tamil_vakya')).toEqual([0]);
});

describe('the good time of an entry', () => {
  const kala = (signIndex: number, days: number) => {
    const [found] = sankrantisIn(entering(signIndex, days), { fromDayCount: DAY - 1, toDayCount: DAY + 1 });
    return found && [minutes(found.punyaKala.startJdUt), minutes(found.punyaKala.endJdUt)];
  };

  // Ghatis are 24 minutes; the day is 360 to 1080 minutes.
  test('is 15 ghatis on both sides for Mesha and Tula, 30 before Karka, 16 before or after for others, by day', () => {
    expect(kala(0, 0.5)).toEqual([360, 1080]);
    expect(kala(0, 0.3)).toEqual([360, 432 + 360]);
    expect(kala(6, 0.7)).toEqual([1008 - 360, 1080]);
    expect(kala(1, 0.7)).toEqual([1008 - 384, 1008]);
    expect(kala(2, 0.3)).toEqual([432, 432 + 384]);
    expect(kala(KARKA, 0.7)).toEqual([360, 1008]);
  });

  test('is the nearest half of the daylight, where those ghatis reach none', () => {
    expect(kala(2, 0.9)).toEqual([720, 1080]); // Before midnight, which is at 1.0: the afternoon.
    expect(kala(7, 1.1)).toEqual([1440 + 360, 1440 + 720]);
  });

  test('is for Makara from the entry, or the sunrise, until sunset, and best in the first sixth of the daylight', () => {
    const makara = (days: number) =>
      sankrantisIn(entering(MAKARA, days), { fromDayCount: DAY - 1, toDayCount: DAY + 2 })[0];
    expect(kala(MAKARA, 0.5)).toEqual([720, 1080]);
    expect(kala(MAKARA, 0.1)).toEqual([360, 1080]);
    const evening = makara(0.8);
    expect([evening?.dayCount, minutes(evening?.punyaKala.startJdUt ?? 0)]).toEqual([DAY + 1, 1440 + 360]);
    expect(minutes(makara(0.5)?.mahaPunyaKala?.endJdUt ?? 0)).toBe(720 + 120);
    expect(minutes(makara(0.7)?.mahaPunyaKala?.endJdUt ?? 0)).toBe(1080);
    expect(sankrantisIn(entering(0, 0.5), RANGE)[0]?.mahaPunyaKala).toBeNull();
  });

  test('comes with each entry of a range, in order', () => {
    const found = sankrantisIn(entering(SIMHA, 0.5), { fromDayCount: DAY - 40, toDayCount: DAY + 40 });
    expect(found.map(({ signIndex }) => signIndex)).toEqual([3, 4, 5]);
  });
});

describe('a star', () => {
  const MOON_PER_DAY = 13.2;
  /** A sky in which the Moon enters Rohini (40°) `days` after the midnight at the start of `DAY`, for 1.01 days. */
  const rohini = (days: number, sunDeg = 280) => skyByHand({ moonDeg: 40 - days * MOON_PER_DAY, sunDeg, months: { 0: { monthIndex: 9 } } }); // prettier-ignore
  const vyapti = { kala: 'sunrise', both: 'first', none: 'start' } as const;

  test('is found with every round of the Moon, from its beginning to its end', () => {
    const spans = starSpansIn(rohini(0.2), 3, { fromDayCount: DAY - 20, toDayCount: DAY + 30 });
    expect(spans.map(({ startJdUt }) => Math.round((startJdUt - at(0.2)) / (360 / MOON_PER_DAY)))).toEqual([0, 1]);
    expect((spans[0]?.endJdUt ?? 0) - (spans[0]?.startJdUt ?? 0)).toBeCloseTo(360 / 27 / MOON_PER_DAY, 4);
  });

  test('has the day with its kala', () => {
    const days = starDays(rohini(0.2), { basis: 'nakshatra', nakshatraIndex: 3, vyapti }, { fromDayCount: DAY - 9, toDayCount: DAY + 9 }); // prettier-ignore
    expect(days.map(({ dayCount }) => dayCount - DAY)).toEqual([0]);
  });

  test('in the waxing half begins between the new and the full moon of the month', () => {
    const days = (from: number) => {
      const sky = rohini(0.2);
      const moon = { ...sky.moon, tithi: (number: number) => (number === 0 ? span(from, from + 1) : number === 15 ? span(from + 15, from + 16) : sky.moon.tithi(number)) }; // prettier-ignore
      const rule = { basis: 'nakshatra_in_waxing_half', monthIndex: 9, nakshatraIndex: 3, vyapti } as const;
      return starInWaxingHalfDays({ ...sky, moon }, rule, RANGE).map(({ dayCount }) => dayCount - DAY);
    };
    expect([days(-10), days(0.1)]).toEqual([[0], [0]]);
    expect([days(0.3), days(-15)]).toEqual([[], []]);
  });
});

describe('in a month of the Tamil calendar', () => {
  const vyapti = { kala: 'sunrise', both: 'first', none: 'start' } as const;
  // The Sun is in Makara for 30.4 days from 20 days before `DAY`.
  const sky = skyByHand({ sunDeg: 270 + 20 * SUN_PER_DAY, moonDeg: 40 - 0.2 * 13.2, tithis: { 10: span(0.2, 1.2) } });
  const wide = { fromDayCount: DAY - 30, toDayCount: DAY + 30 };

  test('the last day of a star is kept', () => {
    const days = (signIndex: number) =>
      starInSolarMonthDays(sky, { basis: 'nakshatra_in_solar_month', signIndex, nakshatraIndex: 3, vyapti }, wide).map(({ dayCount }) => dayCount - DAY); // prettier-ignore
    expect([days(9), days(10)]).toEqual([[0], [28]]);
  });

  test('the last day of a tithi is kept', () => {
    const days = (signIndex: number) =>
      tithiInSolarMonthDays(sky, { basis: 'tithi_in_solar_month', signIndex, tithiIndex: 10, vyapti }, RANGE).map(({ dayCount }) => dayCount - DAY); // prettier-ignore
    expect([days(9), days(8)]).toEqual([[0], []]);
  });

  test('the waxing Ekadashi is kept while the Sun is in the sign at sunrise', () => {
    const days = (signIndex: number) => ekadashiInSolarMonthDays(sky, { basis: 'ekadashi_in_solar_month', signIndex }, RANGE).map(({ dayCount }) => dayCount - DAY); // prettier-ignore
    expect(days(8)).toEqual([]);
    expect(days(9)).toHaveLength(1);
  });
});
