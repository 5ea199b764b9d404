import { expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { isDayAt, sunAltitudeDeg } from './daylight.ts';
import { risingZodiacOf } from './rising-signs.ts';

const place = (latitudeDeg: number) => ({ latitudeDeg, longitudeDeg: 0, altitudeM: 0 });
/** A sky with a fixed longitude of the Sun and a fixed sidereal time. */
const skyAt = (sunDeg: number, armcDeg: number): Ephemeris => ({
  ...uniformSky,
  longitudeDeg: () => sunDeg,
  houses: (system, jdUt, at) => ({ ...uniformSky.houses(system, jdUt, at), armcDeg }),
});

test('the Sun culminates at 90° less the latitude plus his declination, and is as far below at midnight', () => {
  // At the solstice his right ascension is 90° and his declination the obliquity, 23.5°.
  expect(sunAltitudeDeg(skyAt(90, 90), 0, place(50))).toBeCloseTo(63.5, 9);
  expect(sunAltitudeDeg(skyAt(90, 270), 0, place(50))).toBeCloseTo(-16.5, 9);
  expect(sunAltitudeDeg(skyAt(0, 90), 0, place(50))).toBeCloseTo(0, 9); // At the equinox he sets six hours after noon.
});

test('it is day while his centre is above the horizon, in the polar summer at midnight too', () => {
  expect([isDayAt(skyAt(90, 270), 0, place(70)), isDayAt(skyAt(90, 270), 0, place(60))]).toEqual([true, false]);
  expect([isDayAt(skyAt(270, 270), 0, place(70)), isDayAt(skyAt(0, 0), 0, place(0))]).toEqual([false, true]);
  expect([isDayAt(skyAt(0, 89), 0, place(30)), isDayAt(skyAt(0, 91), 0, place(30))]).toEqual([true, false]);
});

test('at the equator a degree of the equinoctial line rises six hours before it culminates, and signs fill a sidereal day', () => {
  const zodiac = risingZodiacOf(skyAt(0, 0), 'lahiri', place(0));
  // At each JD .0 the equinox culminates: the winter solstice, 270°, has a sidereal time of 270° and rises at 180°.
  const turn = 360 / 360.985_647_366;
  expect((zodiac?.nextRise(90, 100) ?? 0) - 100).toBeCloseTo(0, 4);
  expect((zodiac?.nextRise(180, 100.001) ?? 0) - 100).toBeCloseTo(turn / 4, 4);
  expect((zodiac?.nextRise(270, 100.001) ?? 0) - 100).toBeCloseTo(turn / 2, 4);
  const spans = zodiac?.spansBetween(12, 100.001, 100.4) ?? [];
  expect(spans[0]?.index).toBe(3); // Cancer has begun to rise.
  expect(spans.map(({ index }) => index)).toEqual(spans.map((_, step) => (3 + step) % 12));
  for (const [step, span] of spans.slice(1).entries()) expect(span.startJdUt).toBe(spans[step]?.endJdUt);
});

test('toward the pole the solstice of summer rises earlier: by the ascensional difference', () => {
  // sin d = tan 50° · tan 23.5°: 31.21°; 90° rises at the sidereal time 90° − 31.21° − 90°.
  const zodiac = risingZodiacOf(skyAt(0, 0), 'lahiri', place(50));
  const difference = (Math.asin(Math.tan((50 * Math.PI) / 180) * Math.tan((23.5 * Math.PI) / 180)) * 180) / Math.PI;
  expect((zodiac?.nextRise(90, 100.001) ?? 0) - 100).toBeCloseTo((360 - difference) / 360.985_647_366, 4);
  expect((zodiac?.nextRise(270, 100.001) ?? 0) - 100).toBeCloseTo((180 + difference) / 360.985_647_366, 4);
  expect([risingZodiacOf(uniformSky, 'lahiri', place(66.5)), risingZodiacOf(uniformSky, 'lahiri', place(-66.5))]).toEqual([null, null]); // prettier-ignore
});
