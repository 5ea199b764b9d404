import { describe, expect, test } from 'vitest';
import { isoDate } from '../core/moment.ts';
import type { Almanac } from '../panchang/day.ts';
import { uniformSky } from '../testing.ts';
import { monthGridOf } from './month-grid.ts';

// The uniform Sun rises at JD .25, the Moon at .5; at 180° with a clock 12 hours ahead 2000-01-01 begins at JD 2451544.0.
const almanac: Almanac = { sky: uniformSky, place: { latitudeDeg: 20, longitudeDeg: 180, altitudeM: 0 }, clock: 43_200, rule: 'almanac' }; // prettier-ignore
const START = 2_451_544;

/** A month in which tithi 0 begins `tithiFrom` days after the first midnight; each tithi has `tithiDays` days. */
function gridOf(tithiFrom: number, tithiDays: number, change: Partial<Almanac> = {}) {
  const growing = (degAt: (jdUt: number) => number, meanDegPerDay: number) => ({ degAt, meanDegPerDay });
  const elongation = growing((jdUt) => ((jdUt - START - tithiFrom) * 12) / tithiDays, 12 / tithiDays);
  const sun = growing((jdUt) => 280 + (jdUt - START), 1);
  const moon = growing((jdUt) => (jdUt - START) * 13, 13);
  return monthGridOf({ ...almanac, ...change }, { elongation, sun, moon, sum: sun }, { year: 2000, month: 1 });
}

describe('a month as almanacs print it', () => {
  test('has each civil date once, with the tithi and the star at its sunrise', () => {
    const grid = gridOf(0, 1);
    expect(grid).toHaveLength(31);
    expect(grid.map(({ day }) => isoDate(day.date))[30]).toBe('2000-01-31');
    expect(grid.map(({ tithi }) => tithi.index).slice(0, 31)).toEqual(Array.from({ length: 31 }, (_, index) => index % 30)); // prettier-ignore
    expect(grid[0]?.nakshatra.index).toBe(0);
    expect(grid[2]?.nakshatra.index).toBe(2); // 29.25° of the Moon.
    expect(grid.every(({ isVriddhi, kshayaTithiIndex }) => !isVriddhi && kshayaTithiIndex === null)).toBe(true);
  });

  test('changes its lunar month with the new moon', () => {
    // New moon at sunrise of the 11th: the Sun goes from 260.25° to 290.25° in the month before it, and on.
    const grid = gridOf(10.2, 1);
    expect(grid.map(({ lunarMonth }) => lunarMonth.monthIndex).slice(9, 12)).toEqual([9, 10, 10]);
    expect(grid.map(({ tithi }) => tithi.index).slice(9, 12)).toEqual([29, 0, 1]);
    expect(grid.map((day) => day.purnimantaMonthIndex).slice(9, 12)).toEqual([10, 10, 10]);
  });

  test('says on both days that a tithi holds two sunrises', () => {
    // Tithis of 1.1 days from 0.2 on: 0.2 to 1.3 holds the sunrises .25 and 1.25.
    const grid = gridOf(0.2, 1.1);
    expect(grid.map(({ isVriddhi }) => isVriddhi).slice(0, 5)).toEqual([true, true, false, false, false]);
    expect(grid.map(({ tithi }) => tithi.index).slice(0, 4)).toEqual([0, 0, 1, 2]);
  });

  test('names the tithi that has no sunrise on the day in which it lies', () => {
    // Tithis of 0.9 days from −0.6 on. Tithi k runs from 0.9 k − 0.6 to 0.9 k + 0.3.
    const grid = gridOf(-0.6, 0.9);
    const lost = grid.flatMap(({ kshayaTithiIndex }, index) => (kshayaTithiIndex === null ? [] : [[index, kshayaTithiIndex]])); // prettier-ignore
    // Tithi k runs from 0.9 k − 0.6 to 0.9 k + 0.3: it has no sunrise if that is between n + .25 and n + 1.25.
    const expected = Array.from({ length: 40 }, (_, k) => [Math.floor(0.9 * k - 0.6 - 0.25), k % 30] as const).filter(
      ([day], k) => day >= 0 && day < 31 && 0.9 * k - 0.6 > day + 0.25 && 0.9 * k + 0.3 <= day + 1.25,
    );
    expect(lost).toEqual(expected);
    expect(lost.length).toBeGreaterThan(2);
  });

  test('names the sign that the Sun enters, on the date on which he does', () => {
    const entered = gridOf(0, 1).flatMap(({ sankranti }, index) => (sankranti === null ? [] : [[index, sankranti.signIndex, sankranti.jdUt - START]])); // prettier-ignore
    expect(entered).toEqual([[20, 10, expect.closeTo(20, 5)]]);
  });

  test('has moonrise and moonset of the date', () => {
    const second = gridOf(0, 1)[1];
    expect(second?.moonriseJdUt).toBeCloseTo(START + 1.5, 5);
    expect(second?.moonsetJdUt).toBeCloseTo(START + 1, 5);
  });

  test('counts no repeated or lost tithis where the Sun does not rise', () => {
    const grid = gridOf(0.2, 1.1, { place: { latitudeDeg: 70, longitudeDeg: 180, altitudeM: 0 } });
    expect(grid.every(({ isVriddhi, kshayaTithiIndex, day }) => !isVriddhi && kshayaTithiIndex === null && day.basis === 'civil')).toBe(true); // prettier-ignore
    expect(grid[0]?.moonriseJdUt).toBeNull();
  });
});
