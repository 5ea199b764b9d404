import { expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import { lightAnglesOf } from './limbs.ts';
import { SPECIAL_YOGAS, specialYogasOf, specialYogaWindows } from './special-yogas.ts';

const angles = lightAnglesOf(uniformSky, 'lahiri');
const PUSHYA = 7;

test.each([
  [0, PUSHYA, ['Sarvartha Siddhi', 'Ravi Pushya']],
  [4, PUSHYA, ['Sarvartha Siddhi', 'Amrita Siddhi', 'Guru Pushya']],
  [1, PUSHYA, ['Sarvartha Siddhi']],
  [2, PUSHYA, []],
])('weekday %s in Pushya makes %j', (weekdayIndex, moonStar, names) => {
  expect(specialYogasOf(weekdayIndex, moonStar, moonStar).map(({ name }) => name)).toEqual(names);
});

test('Ravi Yoga counts from the Sun’s star, the start being the first', () => {
  const counts = Array.from({ length: 27 }, (_, index) => index + 1).filter((count) =>
    specialYogasOf(5, count - 1, 0).some(({ name }) => name === 'Ravi Yoga'),
  );
  expect(counts).toEqual([4, 6, 9, 10, 13, 20]);
});

test('a window is bounded by the day and by the stars of both lights', () => {
  // Moon in Rohini (40° to 53°20′) from JD 3.0769 to 4.1026, Sun in Ashwini: the fourth star, and on a Saturday Amrita Siddhi.
  const windows = specialYogaWindows(angles, 6, { startJdUt: 3.25, endJdUt: 4.25 });
  const found = windows.map(({ index, startJdUt, endJdUt }) => [
    SPECIAL_YOGAS[index]?.name,
    startJdUt.toFixed(4),
    endJdUt.toFixed(4),
  ]);
  expect(found).toEqual([
    ['Sarvartha Siddhi', '3.2500', '4.1026'],
    ['Amrita Siddhi', '3.2500', '4.1026'],
    ['Ravi Yoga', '3.2500', '4.1026'],
  ]);
  expect(windows[0]).toMatchObject({ moonNakshatraIndex: 3, sunNakshatraIndex: 0 });
});

test('when the Sun enters another star in the middle of the day, Ravi Yoga is counted anew', () => {
  // The Sun enters Bharani at JD 13.3333, the Moon is in Uttara Phalguni … Hasta: the twelfth and thirteenth of Ashwini.
  const day = { startJdUt: 13, endJdUt: 14 };
  const ravi = specialYogaWindows(angles, 2, day).filter(({ index }) => SPECIAL_YOGAS[index]?.name === 'Ravi Yoga');
  for (const { startJdUt, endJdUt, sunNakshatraIndex } of ravi) {
    expect(sunNakshatraIndex).toBe(startJdUt < 13.3333 ? 0 : 1);
    expect(startJdUt < 13.3333 && endJdUt > 13.3334).toBe(false);
  }
  expect(ravi.length).toBeGreaterThan(0);
});

test('a yoga of the weekday goes on where the Sun changes star, one window', () => {
  // The Moon is in Hasta, Sunday's own star, from JD 12.3077 to 13.3333; this Sun enters Bharani at 12.8333.
  const earlier = { ...angles, sun: { ...angles.sun, degAt: (jdUt: number) => angles.sun.degAt(jdUt) + 0.5 } };
  const windowsOf = (name: string) =>
    specialYogaWindows(earlier, 0, { startJdUt: 12.4, endJdUt: 13.3 })
      .filter(({ index }) => SPECIAL_YOGAS[index]?.name === name)
      .map(({ startJdUt, endJdUt }) => [startJdUt, Number(endJdUt.toFixed(4))]);
  expect(windowsOf('Sarvartha Siddhi')).toEqual([[12.4, 13.3]]);
  expect(windowsOf('Amrita Siddhi')).toEqual([[12.4, 13.3]]);
  expect(windowsOf('Ravi Yoga')).toEqual([[12.4, 12.8333]]); // The thirteenth star of Ashwini, the twelfth of Bharani.
});
