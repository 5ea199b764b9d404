import { expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import {
  type Almanac,
  daylightOf,
  nightOf,
  panchangDayAt,
  panchangDayOf,
  panchangDaysFrom,
  previousNightOf,
} from './day.ts';
import { riseSetOn } from './sun-moon-times.ts';

// The uniform Sun rises at JD .25 UT and sets at .75; at 180° east, with a clock 12 hours ahead of UTC, midnight is at JD .0.
const almanac: Almanac = {
  sky: uniformSky,
  place: { latitudeDeg: 20, longitudeDeg: 180, altitudeM: 0 },
  clock: 43_200,
  rule: 'almanac',
};
const polar: Almanac = { ...almanac, place: { latitudeDeg: 70, longitudeDeg: 180, altitudeM: 0 } };

test('after sunrise the day is today’s', () => {
  const day = panchangDayAt(almanac, 2_451_545.5);
  expect(day).toMatchObject({
    basis: 'sunrise',
    sunriseJdUt: 2_451_545.25,
    sunsetJdUt: 2_451_545.75,
    nextSunriseJdUt: 2_451_546.25,
  });
  expect(day.date).toMatchObject({ year: 2000, month: 1, day: 2 });
  expect(day.weekdayIndex).toBe(0); // 2 January 2000 was a Sunday.
});

test('before sunrise it is still yesterday, whose night goes on', () => {
  const day = panchangDayAt(almanac, 2_451_546.2);
  expect(day.date).toMatchObject({ year: 2000, month: 1, day: 2 });
  expect(nightOf(day)).toEqual({ startJdUt: 2_451_545.75, endJdUt: 2_451_546.25 });
  expect(previousNightOf(almanac, day)).toEqual({ startJdUt: 2_451_544.75, endJdUt: 2_451_545.25 });
});

test('at the very instant of sunrise the new day has begun', () => {
  expect(panchangDayAt(almanac, 2_451_546.25).date).toMatchObject({ day: 3 });
});

test('where the Sun does not rise the civil weekday stands in and says so, and no time is invented', () => {
  const day = panchangDayAt(polar, 2_451_545.5);
  expect(day).toMatchObject({
    basis: 'civil',
    weekdayIndex: 0,
    sunriseJdUt: null,
    sunsetJdUt: null,
    nextSunriseJdUt: null,
  });
  expect(daylightOf(day)).toBeNull();
  expect(nightOf(day)).toBeNull();
  expect(previousNightOf(polar, day)).toBeNull();
});

test('the day of a civil date begins with its sunrise', () => {
  expect(panchangDayOf(almanac, { year: 2000, month: 1, day: 2 })).toEqual(panchangDayAt(almanac, 2_451_545.5));
  expect(panchangDayOf(polar, { year: 2000, month: 1, day: 2 }).basis).toBe('civil');
});

test('days that follow each other share their sunrises and are the days of their dates', () => {
  const dates = [1, 2, 3].map((day) => ({ year: 2000, month: 1, day }));
  const expected = dates.map((date) => panchangDayOf(almanac, date));
  expect(panchangDaysFrom(almanac, { year: 2000, month: 1, day: 1 }, 3)).toEqual(expected);
  expect(panchangDaysFrom(polar, { year: 2000, month: 1, day: 1 }, 2).map(({ basis }) => basis)).toEqual([
    'civil',
    'civil',
  ]);
});

test('rise and set belong to the civil date, and what is missing on it has its next time', () => {
  expect(riseSetOn(almanac, 'sun', { year: 2000, month: 1, day: 2 })).toEqual({
    riseJdUt: 2_451_545.25,
    setJdUt: 2_451_545.75,
    nextRiseJdUt: null,
    nextSetJdUt: null,
  });
  const skippingMoon: Almanac = {
    ...almanac,
    sky: { ...uniformSky, nextCrossing: (_body, _edge, _rule, after) => Math.floor(after) + 1.5 },
  };
  expect(riseSetOn(skippingMoon, 'moon', { year: 2000, month: 1, day: 2 })).toMatchObject({
    riseJdUt: null,
    nextRiseJdUt: 2_451_546.5,
  });
});
