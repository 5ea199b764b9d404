import { describe, expect, test } from 'vitest';
import type { Interval } from '../panchang/interval.ts';
import { govardhanDays, holikaDays, vijayadashamiDays } from './special-days.ts';
import { at, DAY, skyByHand, span } from './testing.ts';

const RANGE = { fromDayCount: DAY - 5, toDayCount: DAY + 5 };
const minutes = (window: Interval | null) =>
  window === null ? null : [window.startJdUt, window.endJdUt].map((jdUt) => Math.round((jdUt - at(0)) * 1440));

// Pradosha is the first fifth of the night, .75 to .85; midnight is at 1.0. Four watches make the day, .25 to .75.
describe('Holika', () => {
  /** @param bhadraEnds when the karana Vishti ends, days after the midnight with which `DAY` begins */
  const holika = (purnima: Interval, bhadraEnds: number) => {
    const perDay = 13.2 - 360 / 365.2425;
    // The sky’s elongation is moonDeg − sunDeg at midnight of DAY: 174° at the end of Bhadra.
    const sky = skyByHand({ months: { 0: { monthIndex: 11 } }, tithis: { 14: purnima }, sunDeg: 0, moonDeg: 174 - bhadraEnds * perDay }); // prettier-ignore
    const [found] = holikaDays(sky, RANGE);
    return found && [found.dayCount - DAY, minutes(found.window)];
  };

  test('is on the second of two days with the full moon in pradosha, after Bhadra', () => {
    expect(holika(span(-0.2, 0.8), 0.3)).toEqual([0, [1080, 1152]]); // From sunset until the full moon ends.
    expect(holika(span(-0.2, 0.9), 0.3)).toEqual([0, [1080, 1224]]);
  });

  test('with one such day waits there for the end of Bhadra before midnight', () => {
    expect(holika(span(0.3, 1.3), 0.8)).toEqual([0, [1152, 1224]]);
    expect(holika(span(0.3, 1.3), 0.9)).toEqual([0, [Math.round(0.9 * 1440), 1440]]); // Pradosha is over.
  });

  test('with Bhadra until after midnight is on the next evening, if the full moon lasts three and a half watches of that day', () => {
    expect(holika(span(0.6, 1.7), 1.1)).toEqual([1, [2520, 2664]]);
    expect(holika(span(0.6, 1.68), 1.1)).toEqual([0, null]); // 1.25 + 0.5 · 7/8 = 1.6875.
  });

  test('without a pradosha is on the day that is running when the full moon begins', () => {
    expect(holika(span(0.86, 1.74), 0.9)).toEqual([0, [Math.round(0.9 * 1440), 1440]]);
  });
});

// Vijaya is the eleventh fifteenth of the day, .5833 to .6167; aparahna .55 to .65; Shravana is 280° to 293°20′ of the Moon.
describe('Vijayadashami', () => {
  const vijayadashami = (dashami: Interval, shravanaFrom: number) => {
    const moonDeg = 280 - shravanaFrom * 13.2;
    const sky = skyByHand({ months: { 0: { monthIndex: 6 } }, tithis: { 9: dashami }, moonDeg });
    const [found] = vijayadashamiDays(sky, RANGE);
    return found && found.dayCount - DAY;
  };

  test('is the day with Dashami in Vijaya', () => {
    expect(vijayadashami(span(-0.2, 0.8), 20)).toBe(0);
    expect(vijayadashami(span(0.3, 1.2), 20)).toBe(0);
  });

  test('is the first of two, unless only the second has Shravana in its afternoon', () => {
    const both = span(-0.4, 0.6);
    expect(vijayadashami(both, 20)).toBe(-1);
    expect(vijayadashami(both, -0.3)).toBe(0); // From the evening of the first day.
    expect(vijayadashami(both, -0.4)).toBe(-1); // In both afternoons.
    expect(vijayadashami(both, -1.3)).toBe(-1); // In the first alone.
  });

  test('is the next day where Dashami lasts three muhurtas after its sunrise with Shravana, which the first afternoon had not', () => {
    expect(vijayadashami(span(0.4, 1.36), 0.7)).toBe(1);
    expect(vijayadashami(span(0.4, 1.34), 0.7)).toBe(0); // Three muhurtas are a tenth of a day.
    expect(vijayadashami(span(0.4, 1.36), 1.3)).toBe(0); // Shravana is not there at sunrise.
    expect(vijayadashami(span(0.4, 1.36), 0.6)).toBe(0); // It was there in the first afternoon.
  });

  test('without Vijaya is the date on which Dashami ends', () => {
    expect(vijayadashami(span(-0.38, 0.5), 20)).toBe(0);
  });
});

describe('Govardhan', () => {
  const govardhan = (pratipada: Interval) => {
    const sky = skyByHand({ months: { 0: { monthIndex: 7 } }, tithis: { 0: pratipada } });
    const [found] = govardhanDays(sky, { fromDayCount: DAY - 14, toDayCount: DAY + 5 });
    return found && found.dayCount - DAY;
  };

  test('is the date on which Pratipada begins, if it has the sunrise', () => {
    expect(govardhan(span(0.1, 1.2))).toBe(0);
    expect(govardhan(span(0.25, 1.2))).toBe(0);
  });

  test('is the next day where Pratipada lasts nine muhurtas of it, else the first', () => {
    expect(govardhan(span(0.6, 1.56))).toBe(1); // 1.25 + 0.5 · 9/15 = 1.55.
    expect(govardhan(span(0.6, 1.54))).toBe(0);
    expect(govardhan(span(0.1, 0.24))).toBe(0);
  });
});

test('each is kept in its own month and within the range alone', () => {
  const sky = skyByHand({ tithis: { 14: span(0.3, 1.3), 9: span(0.3, 1.2), 0: span(0.1, 1.2) } });
  for (const days of [holikaDays, vijayadashamiDays, govardhanDays]) expect(days(sky, RANGE)).toEqual([]);
  const phalguna = skyByHand({ months: { 0: { monthIndex: 11 } }, tithis: { 14: span(20.3, 21.3) } });
  expect(holikaDays(phalguna, RANGE)).toEqual([]);
  const kartika = skyByHand({ months: { 0: { monthIndex: 7 } }, tithis: { 0: span(8.1, 9.2) } });
  expect(govardhanDays(kartika, { ...RANGE, fromDayCount: DAY - 14 })).toEqual([]);
  const ashvina = skyByHand({ months: { 0: { monthIndex: 6 } }, tithis: { 9: span(8.3, 9.2) } });
  expect(vijayadashamiDays(ashvina, RANGE)).toEqual([]);
});
