import { expect, test } from 'vitest';
import { normalizeDeg } from '../core/angle.ts';
import { type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
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

test('a year ends where the Sun is back to 0.01 s, however unevenly he moves', () => {
  const turn = (jdUt: number, days: number) => (2 * Math.PI * jdUt) / days;
  const longitudeDeg = (jdUt: number) =>
    (360 * jdUt) / 365.256 + 1.9 * Math.sin(turn(jdUt, 365.26)) + 0.002 * Math.sin(turn(jdUt, 27.3));
  const uneven: Ephemeris = {
    ...uniformSky,
    longitudeDeg: (_, jdUt) => normalizeDeg(longitudeDeg(jdUt)),
    position: (body, jdUt, from) => ({
      ...uniformSky.position(body, jdUt, from),
      speedDegPerDay: (longitudeDeg(jdUt + 0.001) - longitudeDeg(jdUt - 0.001)) / 0.002,
    }),
  };
  for (let birthJdUt = 5000; birthJdUt < 5365; birthJdUt += 24) {
    const { clock } = solarYears(uneven, 'lahiri', birthJdUt);
    for (const years of [-19, 1, 60, 119]) {
      const missedDeg = longitudeDeg(clock(years)) - longitudeDeg(birthJdUt) - years * 360;
      expect(Math.abs(missedDeg) * 86_400).toBeLessThan(0.01); // He moves a degree a day.
    }
  }
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
