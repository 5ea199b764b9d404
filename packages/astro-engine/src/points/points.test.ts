import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { normalizeDeg } from '../core/angle.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { bhriguBinduDegOf, induLagnaDegOf, sreeLagnaDegOf, sunriseLagnasOf } from './special-lagnas.ts';
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

/** A chart with the ascendant, the Moon and Rahu alone, which these lagnas read. */
const placesOf = (ascendantDeg: number, moon: number, rahu = 0) =>
  chartByHand(ascendantDeg, { ...NOWHERE, moon, rahu });
const NOWHERE = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 0, ketu: 180 };

// Kalas: Sun 30, Moon 16, Mars 6, Mercury 8, Jupiter 10, Venus 12, Saturn 1. The ninth lord of the ascendant and of the
// Moon, and the sign counted from the Moon.
test.each([
  ['Jupiter and Saturn, 11', 0, 40, 10],
  ['Saturn and Saturn, 2', 30, 40, 1],
  ['Saturn and Jupiter, 11', 60, 100, 10],
  ['Jupiter and Mars, 16, the 4th', 90, 130, 3],
  ['Mars and Mars, 12', 120, 130, 11],
  ['Venus and Mars, 18, the 6th', 150, 130, 5],
  ['Mercury and Mars, 14, the 2nd', 180, 130, 1],
  ['Moon and Mars, 22, the 10th', 210, 130, 9],
  ['Sun and Mars, 36, the 12th', 240, 130, 11],
  ['Mercury and Mars, 14', 270, 130, 1],
  ['Venus and Mars, 18', 300, 130, 5],
  ['Mars and Mars, 12 from Pisces', 330, 130, 11],
])('Indu lagna is counted by %s, at the degree of the Moon', (_lords, ascendantDeg, moonDeg, signs) => {
  expect(induLagnaDegOf(placesOf(ascendantDeg, moonDeg))).toBeCloseTo(normalizeDeg(moonDeg + signs * 30), 9);
});

test('Sree lagna is the ascendant, moved on by the share of her star that the Moon has passed', () => {
  expect(sreeLagnaDegOf(placesOf(50, 40 / 3))).toBeCloseTo(50, 6);
  expect(sreeLagnaDegOf(placesOf(50, 10 / 3))).toBeCloseTo(140, 9);
  expect(sreeLagnaDegOf(placesOf(350, 40 / 3 + 20 / 3))).toBeCloseTo(170, 9);
});

test('Bhrigu bindu is half the way from Rahu forward to the Moon', () => {
  expect(bhriguBinduDegOf(placesOf(0, 100, 40))).toBe(70);
  expect(bhriguBinduDegOf(placesOf(0, 40, 100))).toBe(250);
});
