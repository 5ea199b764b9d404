import { describe, expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { dayCountOf } from '../core/moment.ts';
import type { Almanac } from '../panchang/day.ts';
import { uniformSky } from '../testing.ts';
import { lunationsOf, meanLunationAt, meanTithiJdUt } from '../calendar/lunations.ts';
import { observedDaysOf } from './observed-days.ts';

// At 180° of longitude with a clock 12 hours ahead 2 January 2000 begins at JD 2451545.0; the uniform Sun rises at .25 and sets at .75.
const START = 2_451_545;
const DAY = dayCountOf({ year: 2000, month: 1, day: 2 });
const almanac = (latitudeDeg: number, sky: Ephemeris = uniformSky): Almanac => ({
  sky, place: { latitudeDeg, longitudeDeg: 180, altitudeM: 0 }, clock: 43_200, rule: 'almanac',
}); // prettier-ignore

describe('a day that is observed', () => {
  test('has its sunrise, sunset and the next sunrise, and is computed once', () => {
    const days = observedDaysOf(almanac(20));
    expect(days.at(DAY)).toMatchObject({ dayCount: DAY, basis: 'sunrise', riseJdUt: START + 0.25, setJdUt: START + 0.75, nextRiseJdUt: START + 1.25 }); // prettier-ignore
    expect(days.at(DAY)).toBe(days.at(DAY));
  });

  test('has six and eighteen by the clock where the Sun does not both rise and set', () => {
    expect(observedDaysOf(almanac(70)).at(DAY)).toMatchObject({
      basis: 'civil',
      riseJdUt: START + 0.25,
      setJdUt: START + 0.75,
    });
    const neverSets: Ephemeris = { ...uniformSky, nextCrossing: (body, edge, rule, after, at) => (edge === 'set' ? null : (uniformSky.nextCrossing(body, edge, rule, after, at) ?? 0) + 0.125) }; // prettier-ignore
    expect(observedDaysOf(almanac(20, neverSets)).at(DAY)).toMatchObject({ basis: 'civil', riseJdUt: START + 0.25 });
  });

  test('is found by an instant: its date, or from sunrise to sunrise', () => {
    const days = observedDaysOf(almanac(20));
    expect([-0.1, 0, 0.9].map((at) => days.dayCountAt(START + at) - DAY)).toEqual([-1, 0, 0]);
    expect([0.2, 0.25, 1.2].map((at) => days.panchangDayCountAt(START + at) - DAY)).toEqual([-1, 0, 0]);
  });

  test('has the moonrise after its sunrise, looked for on three days, or none', () => {
    const moonriseAfter = (waitDays: number) => {
      const sky: Ephemeris = { ...uniformSky, nextCrossing: (body, edge, rule, after, at) => body === 'sun' ? uniformSky.nextCrossing(body, edge, rule, after, at) : START + 0.25 + waitDays - after > 1 ? null : START + 0.25 + waitDays }; // prettier-ignore
      return observedDaysOf(almanac(20, sky)).kalaOn(DAY, 'moonrise');
    };
    const instant = (jdUt: number) => ({ startJdUt: expect.closeTo(jdUt, 9), endJdUt: expect.closeTo(jdUt, 9) });
    expect(moonriseAfter(0.4)).toEqual(instant(START + 0.65));
    expect(moonriseAfter(2.5)).toEqual(instant(START + 2.75));
    expect(moonriseAfter(3.5)).toBeNull();
    expect(observedDaysOf(almanac(20)).kalaOn(DAY, 'pratah')).toEqual({ startJdUt: START + 0.25, endJdUt: expect.closeTo(START + 0.35, 9) }); // prettier-ignore
  });
});

describe('lunations by number', () => {
  // Moon and Sun meet at the mean new moon of 2000-01-06 and then every 29.530588861 days, the Sun 29.1° on.
  const perDay = 360 / 29.530588861;
  const sunPerDay = 360 / 365.2425;
  const moon = lunationsOf({
    elongation: { degAt: (jdUt) => (jdUt - meanTithiJdUt(0)) * perDay, meanDegPerDay: perDay },
    sun: { degAt: (jdUt) => 262 + (jdUt - meanTithiJdUt(0)) * sunPerDay, meanDegPerDay: sunPerDay },
  });

  test('begin with the new moon of 6 January 2000, and have thirty tithis each', () => {
    expect(moon.tithi(0).startJdUt).toBeCloseTo(2_451_550.097_66, 4);
    expect(moon.tithi(30).startJdUt - moon.tithi(0).startJdUt).toBeCloseTo(29.530_589, 4);
    expect(moon.tithi(7).endJdUt).toBe(moon.tithi(8).startJdUt);
    expect(moon.tithi(-1).endJdUt).toBe(moon.tithi(0).startJdUt);
    expect([meanLunationAt(meanTithiJdUt(0) - 0.1), meanLunationAt(meanTithiJdUt(0) + 0.1), meanLunationAt(meanTithiJdUt(31))]).toEqual([-1, 0, 1]); // prettier-ignore
  });

  test('are named by the sign that the Sun enters, and found by an instant', () => {
    expect(moon.month(0)).toMatchObject({ monthIndex: 9, kind: 'normal', startJdUt: moon.tithi(0).startJdUt });
    expect(moon.month(0)).toBe(moon.month(0));
    for (const lunation of [-1, 0, 1]) {
      const { startJdUt, endJdUt } = moon.month(lunation);
      expect(moon.monthAt(startJdUt)).toBe(moon.month(lunation));
      expect(moon.monthAt(endJdUt - 0.001)).toBe(moon.month(lunation));
    }
  });

  test('are found by an instant where the true new moon is hours from the mean one', () => {
    for (const shiftDays of [0.5, -0.5]) {
      const shifted = lunationsOf({
        elongation: { degAt: (jdUt) => (jdUt - shiftDays - meanTithiJdUt(0)) * perDay, meanDegPerDay: perDay },
        sun: { degAt: (jdUt) => 262 + (jdUt - meanTithiJdUt(0)) * sunPerDay, meanDegPerDay: sunPerDay },
      });
      const { startJdUt } = shifted.month(0);
      expect(startJdUt).toBeCloseTo(meanTithiJdUt(0) + shiftDays, 4);
      expect([shifted.monthAt(startJdUt - 0.1), shifted.monthAt(startJdUt + 0.1)]).toEqual([shifted.month(-1), shifted.month(0)]); // prettier-ignore
    }
  });
});
