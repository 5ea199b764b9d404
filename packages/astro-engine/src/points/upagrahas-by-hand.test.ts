import { describe, expect, test } from 'vitest';
import type { PanchangDay } from '../panchang/day.ts';
import { uniformSkyWith } from '../testing.ts';
import { sunriseLagnasOf } from './special-lagnas.ts';
import { ascendantDegAt, dhumaGroupOf, eighthMomentOf, eighthNumberOf, halfDayAt, mandiMomentOf } from './upagrahas.ts';

/** A Tuesday with sunrise at JD 10, sunset at 10.5 and the next sunrise at 11. */
const DAY: PanchangDay = {
  date: { year: 2000, month: 1, day: 4 }, weekdayIndex: 2, basis: 'sunrise', startJdUt: 10, endJdUt: 11, sunriseJdUt: 10, sunsetJdUt: 10.5,
  nextSunriseJdUt: 11,
}; // prettier-ignore

// BPHS ch. 3, vv. 61–64: 133°20′ from the Sun; 360° less that; 180° on; 360° less that; 16°40′ on, which is 30° behind the Sun.
test('the five points of Dhuma follow from the Sun', () => {
  const found = dhumaGroupOf(100);
  const expected = { dhuma: 233 + 1 / 3, vyatipata: 126 + 2 / 3, parivesha: 306 + 2 / 3, indrachapa: 53 + 1 / 3, upaketu: 70 };
  for (const [point, deg] of Object.entries(expected)) expect(found[point as keyof typeof found]).toBeCloseTo(deg, 9); // Safe: its own keys.
}); // prettier-ignore

describe('the half of a day that holds a birth', () => {
  test('is the day until sunset, or the night, which begins with the lord of the fifth weekday', () => {
    expect(halfDayAt(DAY, 10.49)).toEqual({ startJdUt: 10, endJdUt: 10.5, isDay: true, firstWeekdayIndex: 2 });
    expect(halfDayAt(DAY, 10.5)).toEqual({ startJdUt: 10.5, endJdUt: 11, isDay: false, firstWeekdayIndex: 6 });
    expect(halfDayAt({ ...DAY, weekdayIndex: 5 }, 10.6)?.firstWeekdayIndex).toBe(2);
  });

  test('is none where the Sun does not rise or set', () => {
    expect(halfDayAt({ ...DAY, sunriseJdUt: null, sunsetJdUt: null }, 10.2)).toBeNull();
    expect(halfDayAt({ ...DAY, nextSunriseJdUt: null }, 10.6)).toBeNull();
  });
});

describe('the eighth of a planet', () => {
  test('follows the order of the weekdays from the lord of the day, with one without a lord after Saturn', () => {
    expect(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'].map((lord) => eighthNumberOf(lord as 'sun', 2))).toEqual([7, 8, 1, 2, 3, 4, 5]); // Safe: the seven.
    expect(eighthNumberOf('saturn', 0)).toBe(7);
    expect(eighthNumberOf('sun', 6)).toBe(3);
  }); // prettier-ignore

  test('gives its start, middle or end; Mandi those of Saturn, or the ghati of the weekday', () => {
    const half = halfDayAt(DAY, 10.1);
    if (half === null) throw new RangeError('a day has a half');
    const at = (moment: 'start' | 'middle' | 'end') => eighthMomentOf('saturn', half, moment);
    expect([at('start'), at('middle'), at('end')]).toEqual([10.25, 10.28125, 10.3125]);
    expect([mandiMomentOf(half, 'middle'), mandiMomentOf(half, 'end')]).toEqual([10.28125, 10.3125]);
    expect(mandiMomentOf(half, 'ghatis')).toBeCloseTo(10 + (0.5 * 18) / 30, 12);
  });
});

test('a point rises with the sidereal ascendant', () => {
  // At JD .1 on the meridian of Greenwich 36° rises, 12° of the sidereal zodiac with an ayanamsa of 24°.
  const place = { latitudeDeg: 20, longitudeDeg: 0, altitudeM: 0 };
  expect(ascendantDegAt(uniformSkyWith({ ayanamsaDeg: 24 }), 10.1, place, 'lahiri')).toBeCloseTo(12, 6);
});

// BPHS ch. 4: a sign in 5, 2½ and 1 ghatis of 24 minutes; ch. 3: Pranapada goes a sign in 6 minutes, from the Sun, his 9th or his 5th.
test('lagnas of sunrise go on from the Sun at their own speeds', () => {
  const after = (hours: number, sunDeg: number) => sunriseLagnasOf(sunDeg, 10, hours / 24);
  expect(after(2, 15)).toEqual({ bhava: 40, hora: 70, ghati: 160, pranapada: expect.closeTo(255, 6) });
  expect(after(0.1, 45).pranapada).toBeCloseTo(45 + 30 + 240, 6); // Taurus is fixed.
  expect(after(0.1, 75).pranapada).toBeCloseTo(75 + 30 + 120, 6); // Gemini is dual.
});
