import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeDeg } from '../core/angle.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { sunriseLagnasOf } from './special-lagnas.ts';
import { dhumaGroupOf, eighthMomentOf, eighthNumberOf, mandiMomentOf } from './upagrahas.ts';

test('Upaketu is always 30° behind the Sun', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (sunDeg) => {
      expect(normalizeDeg(sunDeg - dhumaGroupOf(sunDeg).upaketu)).toBeCloseTo(30, 9);
    }),
  );
});

test('seven lords have seven eighths, and the one after Saturn’s has none', () => {
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const numbers = PLANETS.map((lord) => eighthNumberOf(lord, weekday));
    const lordless = (eighthNumberOf('saturn', weekday) % 8) + 1;
    expect(new Set([...numbers, lordless]).size).toBe(8);
    expect(eighthNumberOf(PLANETS[weekday] ?? 'sun', weekday)).toBe(1);
  }
});

test('on a Saturday Gulika rises at sunrise, and Mandi by ghatis after two of thirty', () => {
  const day = { startJdUt: 0, endJdUt: 0.5, isDay: true, firstWeekdayIndex: 6 };
  expect(eighthMomentOf('saturn', day, 'start')).toBe(0);
  expect(eighthMomentOf('saturn', day, 'end')).toBeCloseTo(1 / 16, 12);
  expect(mandiMomentOf(day, 'ghatis')).toBeCloseTo(1 / 30, 12);
});

test('at sunrise Bhava, Hora and Ghati lagna are at the Sun; two hours later 30°, 60° and 150° on', () => {
  expect(sunriseLagnasOf(10, 10, 0)).toEqual({ bhava: 10, hora: 10, ghati: 10, pranapada: 10 });
  const later = sunriseLagnasOf(40, 40, 1 / 12);
  expect([later.bhava, later.hora, later.ghati].map(Math.round)).toEqual([70, 100, 190]);
  expect(later.pranapada).toBeCloseTo(normalizeDeg(40 + 600 + 240), 6); // Taurus is fixed.
});
