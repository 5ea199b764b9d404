import { isDayAt, sunAltitudeDeg } from '@graha/astro-engine/sky/daylight';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';

const sky = await createEphemeris();
const { ashtottari } = catalog.dasha;

const J2000_JD_UT = 2_451_545;
const place = (latitudeDeg: number) => ({ latitudeDeg, longitudeDeg: 18.7, altitudeM: 0 });

test('a birth beyond the polar circle is by night while the Sun is below the horizon', () => {
  const polar = { year: 1814, month: 4, date: 1, hours: 3, minutes: 43, seconds: 43, timezone: 1 };
  const input = ashtottari.input.parse({ ...polar, latitude: 69.5759, longitude: 18.6974 });
  expect(ashtottari.compute(input, sky).applicability.is_day_birth).toBe(false);
  const noon = ashtottari.input.parse({ ...polar, hours: 12, latitude: 69.5759, longitude: 18.6974 });
  expect(ashtottari.compute(noon, sky).applicability.is_day_birth).toBe(true);
});

test('in the polar day it is always day, in the polar night never', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const june = J2000_JD_UT + 172 + hour / 24;
    const december = J2000_JD_UT + 355 + hour / 24;
    expect([isDayAt(sky, june, place(78)), isDayAt(sky, december, place(78))]).toEqual([true, false]);
    expect([isDayAt(sky, june, place(-78)), isDayAt(sky, december, place(-78))]).toEqual([false, true]);
  }
});

test('the altitude is nothing at each rise and set of the centre, at any latitude', () => {
  let crossings = 0;
  for (const latitudeDeg of [-72, -66, -34, 0, 28.6, 60, 66.4, 71]) {
    for (let day = 0; day < 366; day += 17) {
      for (const edge of ['rise', 'set'] as const) {
        const jdUt = sky.nextCrossing('sun', edge, 'geometric', J2000_JD_UT + day, place(latitudeDeg));
        if (jdUt === null) continue;
        crossings += 1;
        expect(Math.abs(sunAltitudeDeg(sky, jdUt, place(latitudeDeg)))).toBeLessThan(0.01);
      }
    }
  }
  expect(crossings).toBeGreaterThan(300);
});
