import { expect, test } from 'vitest';
import { brahmaMuhurta, DAY_PORTIONS, dayPortion, durMuhurtas } from './day-portions.ts';
import { slice, tile } from './interval.ts';
import { choghadiyas, gowris, horas } from './planetary-slots.ts';

const daylight = { startJdUt: 100, endJdUt: 100.5 };
const night = { startJdUt: 100.5, endJdUt: 101 };
const WEEK = [0, 1, 2, 3, 4, 5, 6];

test('slots tile the day and the night without gap or overlap', () => {
  for (const slots of WEEK.flatMap((w) => [
    choghadiyas(daylight, night, w),
    horas(daylight, night, w),
    gowris(daylight, night, w),
  ])) {
    expect(slots[0]?.startJdUt).toBe(100);
    expect(slots.at(-1)?.endJdUt).toBe(101);
    for (const [index, slot] of slots.slice(1).entries()) expect(slot.startJdUt).toBe(slots[index]?.endJdUt);
  }
});

test('choghadiyas follow the printed table', () => {
  const table = WEEK.map((w) => {
    const slots = choghadiyas(daylight, night, w);
    return [true, false].map((isDay) =>
      slots
        .filter((s) => s.isDay === isDay)
        .map(({ row }) => row.name)
        .join(' '),
    );
  });
  expect(table).toEqual([
    ['Udveg Char Labh Amrit Kaal Shubh Rog Udveg', 'Shubh Amrit Char Rog Kaal Labh Udveg Shubh'],
    ['Amrit Kaal Shubh Rog Udveg Char Labh Amrit', 'Char Rog Kaal Labh Udveg Shubh Amrit Char'],
    ['Rog Udveg Char Labh Amrit Kaal Shubh Rog', 'Kaal Labh Udveg Shubh Amrit Char Rog Kaal'],
    ['Labh Amrit Kaal Shubh Rog Udveg Char Labh', 'Udveg Shubh Amrit Char Rog Kaal Labh Udveg'],
    ['Shubh Rog Udveg Char Labh Amrit Kaal Shubh', 'Amrit Char Rog Kaal Labh Udveg Shubh Amrit'],
    ['Char Labh Amrit Kaal Shubh Rog Udveg Char', 'Rog Kaal Labh Udveg Shubh Amrit Char Rog'],
    ['Kaal Shubh Rog Udveg Char Labh Amrit Kaal', 'Labh Udveg Shubh Amrit Char Rog Kaal Labh'],
  ]);
});

test('Vaar Vela falls on the fourth part on Sunday, then 7, 2, 5, 8, 3, 6', () => {
  const numbers = WEEK.map((w) => choghadiyas(daylight, night, w).find(({ row }) => row.vela === 'Vaar Vela')?.number);
  expect(numbers).toEqual([4, 7, 2, 5, 8, 3, 6]);
});

test('on Saturday two parts of the day are Kaal Vela and two of the night Kaal Ratri', () => {
  const velas = choghadiyas(daylight, night, 6).map(({ row }) => row.vela);
  expect(velas.filter((vela) => vela === 'Kaal Vela')).toHaveLength(2);
  expect(velas.filter((vela) => vela === 'Kaal Ratri')).toHaveLength(2);
});

test('the first hora belongs to the lord of the day and the twenty-fifth would to the lord of the next', () => {
  const lords = WEEK.map((w) => horas(daylight, night, w).map(({ row }) => row.lord));
  expect(lords.map(([first]) => first)).toEqual(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']);
  expect(lords.map((day) => day.length)).toEqual([24, 24, 24, 24, 24, 24, 24]);
  // Seven rulers follow each other, so the twenty-fifth is the one that ruled four hours in.
  for (const w of WEEK) expect(lords[w]?.[24 - 21]).toBe(lords[(w + 1) % 7]?.[0]);
  expect(lords[0]?.slice(0, 4)).toEqual(['sun', 'venus', 'mercury', 'moon']);
});

test('gowri parts follow the printed table, with Visham in the place of Rahu Kaal', () => {
  const short = (w: number, isDay: boolean) =>
    gowris(daylight, night, w)
      .filter((s) => s.isDay === isDay)
      .map(({ row }) => row.name.slice(0, 3))
      .join(' ');
  expect(WEEK.map((w) => short(w, true))).toEqual([
    'Uth Ami Rog Laa Dha Sug Sor Vis', 'Ami Vis Rog Laa Dha Sug Sor Uth', 'Rog Laa Dha Sug Sor Uth Vis Ami', 'Laa Dha Sug Sor Vis Uth Ami Rog',
    'Dha Sug Sor Uth Ami Vis Rog Laa', 'Sug Sor Uth Vis Ami Rog Laa Dha', 'Sor Uth Vis Ami Rog Laa Dha Sug',
  ]); // prettier-ignore
  expect(WEEK.map((w) => short(w, false))).toEqual([
    'Dha Sug Sor Vis Uth Ami Rog Laa', 'Sug Sor Uth Ami Vis Rog Laa Dha', 'Sor Uth Vis Ami Rog Laa Dha Sug', 'Uth Ami Rog Laa Dha Sug Sor Vis',
    'Ami Vis Rog Laa Dha Sug Sor Uth', 'Rog Laa Dha Sug Sor Uth Vis Ami', 'Laa Dha Sug Sor Uth Vis Ami Rog',
  ]); // prettier-ignore
});

test('without a sunset there are no slots, and none is invented', () => {
  expect([choghadiyas(null, null, 0), horas(null, null, 0), gowris(null, null, 0)]).toEqual([[], [], []]);
});

test('Rahu Kaal is the last eighth of a Sunday and the second of a Monday', () => {
  expect(dayPortion(DAY_PORTIONS.rahuKaal, daylight, 0)).toEqual({ startJdUt: 100.4375, endJdUt: 100.5 });
  expect(dayPortion(DAY_PORTIONS.rahuKaal, daylight, 1)).toEqual({ startJdUt: 100.0625, endJdUt: 100.125 });
});

test('Abhijit is the middle of the day on every weekday, Brahma Muhurta the last fifteenth but one of the night', () => {
  for (const w of WEEK) {
    const { startJdUt, endJdUt } = dayPortion(DAY_PORTIONS.abhijit, daylight, w);
    expect((startJdUt + endJdUt) / 2).toBeCloseTo(100.25, 9);
  }
  expect(brahmaMuhurta(night).startJdUt).toBeCloseTo(101 - 1 / 15, 9);
  expect(brahmaMuhurta(night).endJdUt).toBeCloseTo(101 - 0.5 / 15, 9);
});

test('the three eighths of a day never meet', () => {
  for (const w of WEEK) {
    const starts = [DAY_PORTIONS.rahuKaal, DAY_PORTIONS.gulikaKaal, DAY_PORTIONS.yamaganda].map(
      (row) => dayPortion(row, daylight, w).startJdUt,
    );
    expect(new Set(starts).size).toBe(3);
  }
});

test('Tuesday has a Dur Muhurta by night, which is left out where there is no night', () => {
  expect(durMuhurtas(daylight, night, 2)).toHaveLength(2);
  expect(durMuhurtas(daylight, null, 2)).toHaveLength(1);
});

test('parts share their boundaries, and a part that is not there is refused', () => {
  const parts = tile({ startJdUt: 0.1, endJdUt: 0.7 }, 15);
  for (const [index, part] of parts.slice(1).entries()) expect(part.startJdUt).toBe(parts[index]?.endJdUt);
  expect(parts.at(-1)?.endJdUt).toBe(0.7);
  expect(() => slice(daylight, 8, 9)).toThrow('there is no part 9 of 8');
});
