import { describe, expect, test } from 'vitest';
import { lunarMonthAt, lunarMonthBetween, lunarMonthName, purnimantaMonthIndex } from './lunar-month.ts';

/** A Sun with one longitude at the first new moon and another at the second. */
const monthFrom = (startDeg: number, endDeg: number) =>
  lunarMonthBetween(
    { degAt: (jdUt) => (jdUt < 0.5 ? startDeg : endDeg), meanDegPerDay: 1 },
    { startJdUt: 0, endJdUt: 1 },
  );

// Surya Siddhanta 14: Chaitra is the month in which the Sun enters Mesha; a month without an entry is adhika.
describe('a lunar month', () => {
  test('has the name of the sign that the Sun enters in it: Chaitra for Aries, Phalguna for Pisces', () => {
    const names = Array.from({ length: 12 }, (_, sign) =>
      monthFrom(sign * 30 - 10 + (sign === 0 ? 360 : 0), sign * 30 + 19),
    );
    expect(names.map(({ monthIndex }) => lunarMonthName(monthIndex))).toEqual([
      'Chaitra', 'Vaishakha', 'Jyeshtha', 'Ashadha', 'Shravana', 'Bhadrapada',
      'Ashvina', 'Kartika', 'Margashirsha', 'Pausha', 'Magha', 'Phalguna',
    ]); // prettier-ignore
    for (const month of names) expect(month).toMatchObject({ kind: 'normal', lostMonthIndex: null });
  });

  test('is adhika where he enters none, with the name of the month that follows', () => {
    expect(monthFrom(0.5, 29.5)).toMatchObject({ kind: 'adhika', monthIndex: 1, lostMonthIndex: null });
    expect(monthFrom(330.5, 359.5)).toMatchObject({ kind: 'adhika', monthIndex: 0, lostMonthIndex: null });
  });

  // In 1963 the Sun entered Dhanu and Makara in one month: Margashirsha was kept, Pausha was lost.
  test('is kshaya where he enters two, and takes the name of the later with it', () => {
    expect(monthFrom(239.8, 270.1)).toMatchObject({ kind: 'kshaya', monthIndex: 8, lostMonthIndex: 9 });
    expect(monthFrom(329.8, 0.1)).toMatchObject({ kind: 'kshaya', monthIndex: 11, lostMonthIndex: 0 });
  });

  test('holds an instant from new moon to new moon', () => {
    // New moons every 30 days from day 0, when the Sun is at 340°.
    const angles = {
      elongation: { degAt: (jdUt: number) => jdUt * 12, meanDegPerDay: 12 },
      sun: { degAt: (jdUt: number) => 340 + jdUt, meanDegPerDay: 1 },
    };
    const first = lunarMonthAt(angles, 29.9);
    expect(first).toMatchObject({ monthIndex: 0, kind: 'normal' });
    expect([first.startJdUt, first.endJdUt]).toEqual([expect.closeTo(0, 5), expect.closeTo(30, 5)]);
    expect(lunarMonthAt(angles, 30.1)).toMatchObject({ monthIndex: 1 });
  });
});

// Sewell and Dikshit, The Indian Calendar, § 45: the dark half has the name of the next month in the north.
test('where months end with the full moon, the waning half has the next name, but for an adhika month', () => {
  const phalguna = monthFrom(320, 349);
  expect([0, 14, 15, 29].map((tithi) => purnimantaMonthIndex(phalguna, tithi))).toEqual([11, 11, 0, 0]);
  const adhika = { ...phalguna, monthIndex: 3, kind: 'adhika' as const };
  expect([14, 15].map((tithi) => purnimantaMonthIndex(adhika, tithi))).toEqual([3, 3]);
  const kshaya = { ...phalguna, monthIndex: 8, kind: 'kshaya' as const, lostMonthIndex: 9 };
  expect([14, 15].map((tithi) => purnimantaMonthIndex(kshaya, tithi))).toEqual([8, 10]);
});
