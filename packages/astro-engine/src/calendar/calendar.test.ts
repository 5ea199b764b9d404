import { describe, expect, test } from 'vitest';
import { dateOfDayCount, dayCountOf, plusDays } from '../core/moment.ts';
import { lightAnglesOf } from '../panchang/limbs.ts';
import { uniformSkyWith } from '../testing.ts';
import { kaliAharganaOf, lunarErasOf, SAMVATSARAS } from './eras.ts';
import { type LunarMonth, lunarMonthAt, purnimantaMonthIndex } from './lunar-month.ts';
import { nationalDateOf } from './national.ts';

describe('a lunar month', () => {
  /** Sun 1° a day, Moon 13°: a month of 30 days, in which the Sun travels 30°. New moons at 30n. */
  test.each([
    [10, 0],
    [25, 11],
  ])('is named after the sign that the Sun enters: ayanamsa %i°, month %i', (ayanamsaDeg, monthIndex) => {
    const angles = lightAnglesOf(uniformSkyWith({ ayanamsaDeg }), 'lahiri');
    const jdUt = ayanamsaDeg === 10 ? 15 : 345;
    const month = lunarMonthAt(angles, jdUt);
    expect(month.kind).toBe('normal');
    expect(month.endJdUt - month.startJdUt).toBeCloseTo(30, 5);
    expect(month.monthIndex).toBe(monthIndex);
  });

  const month = (monthIndex: number, kind: LunarMonth['kind'], lost: number | null = null): LunarMonth => ({
    monthIndex,
    kind,
    lostMonthIndex: lost,
    startJdUt: 0,
    endJdUt: 30,
  });

  test('has the next name in its waning half where months end with the full moon', () => {
    expect(purnimantaMonthIndex(month(11, 'normal'), 14)).toBe(11);
    expect(purnimantaMonthIndex(month(11, 'normal'), 15)).toBe(0);
  });

  test('keeps its name in both halves where it is adhika', () => {
    expect([0, 29].map((tithi) => purnimantaMonthIndex(month(4, 'adhika'), tithi))).toEqual([4, 4]);
  });

  test('passes over the lost name after a kshaya month', () => {
    expect(purnimantaMonthIndex(month(7, 'kshaya', 8), 20)).toBe(9);
  });
});

describe('years of eras', () => {
  const CHAITRA_2023_JD_UT = 2_460_025.224; // New moon of 2023-03-21.
  const chaitra: LunarMonth = {
    startJdUt: CHAITRA_2023_JD_UT,
    endJdUt: CHAITRA_2023_JD_UT + 29.5,
    monthIndex: 0,
    kind: 'normal',
    lostMonthIndex: null,
  };

  test('change with Chaitra, and in Gujarat with Kartika, after an adhika Kartika alone', () => {
    expect(lunarErasOf(chaitra)).toEqual({
      shaka: { year: 1945, samvatsara: 'Shobhakrit' },
      vikram: { year: 2080, samvatsara: 'Nala' },
      gujarati: { year: 2079, samvatsara: 'Ananda' },
      kaliYear: 5124,
    });
    const kartika: LunarMonth = { ...chaitra, startJdUt: CHAITRA_2023_JD_UT + 236, monthIndex: 7 };
    expect(lunarErasOf(kartika).gujarati).toEqual({ year: 2080, samvatsara: 'Rakshasa' });
    expect(lunarErasOf({ ...kartika, kind: 'adhika' }).gujarati.year).toBe(2079);
  });

  test('have sixty different names', () => {
    expect(new Set(SAMVATSARAS).size).toBe(60);
  });

  test('the Kali age counts 1,863,079 days to 2000-01-01', () => {
    expect(kaliAharganaOf({ year: 2000, month: 1, day: 1 })).toBe(1_863_079);
  });
});

describe('the Indian national calendar', () => {
  test.each([
    [{ year: 2023, month: 3, day: 22 }, 'Chaitra', 1, 1945],
    [{ year: 2024, month: 3, day: 21 }, 'Chaitra', 1, 1946],
    [{ year: 2023, month: 3, day: 21 }, 'Phalguna', 30, 1944],
    [{ year: 2024, month: 4, day: 20 }, 'Chaitra', 31, 1946],
    [{ year: 1957, month: 3, day: 22 }, 'Chaitra', 1, 1879],
  ])('on %j is %s %i, %i', (date, name, dayNumber, year) => {
    expect(nationalDateOf(date)).toMatchObject({ name, dayNumber, year });
  });

  test('goes on by one day from each date to the next, 600 to 2399', () => {
    const last = dayCountOf({ year: 2399, month: 12, day: 31 });
    let before = nationalDateOf({ year: 674, month: 12, day: 31 });
    for (let days = dayCountOf({ year: 600, month: 1, day: 1 }); days <= last; days += 1) {
      const now = nationalDateOf(dateOfDayCount(days));
      const isNext = now.monthIndex === before.monthIndex && now.dayNumber === before.dayNumber + 1;
      const isFirst = now.dayNumber === 1 && now.monthIndex === (before.monthIndex + 1) % 12;
      if (!isNext && !isFirst) throw new Error(`${JSON.stringify(before)} before ${JSON.stringify(now)}`);
      before = now;
    }
    expect(plusDays({ year: 2399, month: 12, day: 31 }, 1)).toEqual({ year: 2400, month: 1, day: 1 });
  });
});
