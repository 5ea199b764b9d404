import { expect, test } from 'vitest';
import { type Ephemeris, EphemerisRangeError } from '../ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { solarYears, steadyYears } from './years.ts';

test('steady years are as long as they are said to be, before birth too', () => {
  expect(steadyYears(1000, 365.25)(2)).toBe(1730.5);
  expect(steadyYears(1000, 360)(-1)).toBe(640);
});

test('where the Sun moves a degree a day, his year has 360 days', () => {
  const { clock, leftEphemeris } = solarYears(uniformSky, 'lahiri', 5000);
  expect(clock(0.25)).toBeCloseTo(5090, 5);
  expect(leftEphemeris()).toBe(false);
});

test('beyond the ephemeris years go on with their mean length, and it is said', () => {
  const bounded: Ephemeris = {
    ...uniformSky,
    longitudeDeg: (body, jdUt) => {
      if (jdUt > 6000) throw new EphemerisRangeError('beyond');
      return uniformSky.longitudeDeg(body, jdUt);
    },
  };
  const { clock, leftEphemeris } = solarYears(bounded, 'lahiri', 5000);
  expect(clock(10)).toBeCloseTo(5000 + 3652.56364, 6);
  expect(leftEphemeris()).toBe(true);
});
