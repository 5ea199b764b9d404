import { describe, expect, test } from 'vitest';
import { printedAngle, signNamed } from './angle.ts';
import { grahaNamed, nakshatraNamed, tithisNamed } from './names.ts';
import { agrees } from './printed.ts';
import { printedClock, printedDays } from './time.ts';

describe('a longitude as programs print it', () => {
  test.each([
    ["23°17' Aquarius", 300 + 23 + 17 / 60, 1 / 60],
    ['23Aq17', 300 + 23 + 17 / 60, 1 / 60],
    ['Aq 23:17:05', 300 + 23 + 17 / 60 + 5 / 3600, 1 / 3600],
    ['17 Pi 00', 347, 1 / 60],
    ['0° 0′ 0″ Mesha', 0, 1 / 3600],
    ['29°59′59″ Meena', 359 + 59 / 60 + 59 / 3600, 1 / 3600],
    ['5 ♌︎', 125, 1],
    ['12-30 Kanya', 162.5, 1 / 60],
    ['Aq-23', 323, 1],
    ['Aq - 23 - 17', 323 + 17 / 60, 1 / 60],
    ['323.28', 323.28, 0.01],
    ['0', 0, 1],
    ['12° Sagittarius Rx', 252, 1],
  ])('%s', (text, deg, stepDeg) => {
    const found = printedAngle(text);
    expect(found?.value).toBeCloseTo(deg, 9);
    // Programs round or cut off, and two good ones differ by 2.5″.
    expect(found?.below).toBeCloseTo(stepDeg / 2 + 2.5 / 3600, 9);
    expect(found?.above).toBeCloseTo(stepDeg + 2.5 / 3600, 9);
  });

  test.each(['Virgo', 'kanya', 'Vir', 'VIRGO'])('%s alone is anywhere in the sign', (text) => {
    const found = printedAngle(text);
    expect(found).toMatchObject({ value: 165, isSignOnly: true });
    expect(found !== null && agrees(found, 15) && agrees(found, -15)).toBe(true);
    expect(found !== null && agrees(found, 15.01)).toBe(false);
  });

  test.each([
    '',
    ' ',
    '-1',
    '-0.5',
    "-5°30' Aries",
    'Aries -5',
    '−5 Aries',
    '360',
    "30°00' Aries",
    "5°60' Aries",
    '1.5°30',
    '1 2 3 4',
    'Ca 5',
    'Aries Taurus 5',
    '5 Ophiuchus',
    'constructor',
    '٣ Aries',
    '1e3',
  ])('%j is refused', (text) => expect(printedAngle(text)).toBeNull());

  test('an abbreviation that several signs begin with is refused', () => {
    expect(signNamed('Ca')).toBeNull();
    expect([signNamed('Can'), signNamed('Cap'), signNamed('Sa'), signNamed('Sc')]).toEqual([3, 9, 8, 7]);
  });
});

describe('a day as programs print it', () => {
  const DAY_2019_02_24 = 17_951;
  test.each([
    ['2019-02-24', DAY_2019_02_24, 1],
    ['24 Feb 2019', DAY_2019_02_24, 1],
    ['24th February, 2019', DAY_2019_02_24, 1],
    ['Feb 24, 2019', DAY_2019_02_24, 1],
    ['24-Feb-2019', DAY_2019_02_24, 1],
    ['2019-02', DAY_2019_02_24 - 23, 28],
    ['Feb 2020', 18_293, 29],
    ['2019', 17_897, 365],
  ])('%s', (text, fromDay, days) => expect(printedDays(text)).toEqual({ fromDay, untilDay: fromDay + days }));

  test.each(['24/02/2019', '24.02.2019', '2019-02-29', '31 Feb 2019', '2019-13', 'Febtober', '19', ''])(
    '%j is refused, because it is no day or its day and month may be confused',
    (text) => expect(printedDays(text)).toBeNull(),
  );
});

describe('a time of sunrise', () => {
  test.each([
    ['05:58', 21_480],
    ['5:58 AM', 21_480],
    ['12:05 am', 300],
    ['12:05 PM', 43_500],
    ['05.58.12', 21_492],
  ])('%s', (text, second) => expect(printedClock(text)?.value).toBe(second));

  test.each(['24:00', '05:60', '13:00 PM', '0:00 pm', '5', '05:58:60'])('%j is refused', (text) =>
    expect(printedClock(text)).toBeNull(),
  );
});

describe('names in the spellings of books', () => {
  test('nakshatras', () =>
    expect(['Aswini', 'ASHVINI', '1', 'Moola', 'Makha', 'Uttara', '27', 'Purva Phalguni'].map(nakshatraNamed)).toEqual([
      0, 0, 0, 18, 9, 11, 26, 10,
    ]));
  test('lords', () =>
    expect(['Moon', 'Chandra', 'Kuja', 'Sani', 'Guru', 'Ra'].map(grahaNamed)).toEqual([
      'moon',
      'moon',
      'mars',
      'saturn',
      'jupiter',
      'rahu',
    ]));
  test('a tithi without its half is one of two', () => {
    expect(tithisNamed('Navami')).toEqual([8, 23]);
    expect(tithisNamed('Krishna Paksha 9')).toEqual([23]);
    expect(tithisNamed('Sukla Prathama')).toEqual([0]);
    expect([tithisNamed('Pournami'), tithisNamed('Purnima'), tithisNamed('30')]).toEqual([null, [14], [29]]);
  });
  test.each(['0', '31', 'Shukla 16', 'Krishna 0', 'constructor', ''])('%j is no tithi', (text) =>
    expect(tithisNamed(text)).toBeNull(),
  );
});
