import { TROPICAL } from '../sky/placements.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcDeg, normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { HouseFrame } from '../sky/houses.ts';
import { uniformSky } from '../testing.ts';
import { compositeOf, davisonBirth, midpointDeg } from './composite.ts';
import { westernChart, type WesternChart, type WesternSky } from './natal.ts';
import { MAIN_POINTS } from './points.ts';

const SETTINGS: WesternSky = {
  points: MAIN_POINTS,
  zodiac: TROPICAL,
  nodeMode: 'mean',
  isTopocentric: false,
  houseSystem: 'placidus',
};
const place = (latitudeDeg: number, longitudeDeg: number) => ({ latitudeDeg, longitudeDeg, altitudeM: 0 });
const chartAt = (jdUt: number) => westernChart(uniformSky, { jdUt, place: place(50, 0) }, SETTINGS);

describe('a midpoint', () => {
  test.each([
    [10, 50, 30],
    [350, 20, 5],
    [20, 350, 5],
    [355, 5, 0],
    [0, 180, 90], // Both are valid: the midpoint after the smaller longitude.
    [200, 20, 110],
    [100, 100, 100],
  ])('of %s° and %s° is %s°', (a, b, middle) => expect(midpointDeg(a, b)).toBe(middle));

  test('is equally far from both, by the shorter way, whichever comes first', () => {
    const angle = fc.double({ min: 0, max: 359.999999, noNaN: true });
    fc.assert(
      fc.property(angle, angle, (a, b) => {
        const middle = midpointDeg(a, b);
        expect(midpointDeg(b, a)).toBe(middle);
        const [toA, toB] = [Math.abs(shortestArcDeg(middle, a)), Math.abs(shortestArcDeg(middle, b))];
        expect(Math.abs(toA - toB)).toBeLessThan(1e-9);
        expect(toA).toBeLessThanOrEqual(90 + 1e-9);
      }),
    );
  });
});

/** A quadrant frame of any shape: cusps in order, the midheaven above the horizon. */
const quadrants = fc
  .record({
    ascendantDeg: fc.double({ min: 0, max: 359.999, noNaN: true }),
    midheavenAheadDeg: fc.double({ min: 200, max: 340, noNaN: true }),
  })
  .map(({ ascendantDeg, midheavenAheadDeg }): HouseFrame => {
    const lower = midheavenAheadDeg - 180;
    const ahead = [0, lower / 3, (2 * lower) / 3, lower, lower + (180 - lower) / 3, lower + (2 * (180 - lower)) / 3];
    const cusps = [...ahead, ...ahead.map((deg) => deg + 180)];
    return {
      requestedSystem: 'porphyry',
      system: 'porphyry',
      ascendantDeg,
      midheavenDeg: normalizeDeg(ascendantDeg + midheavenAheadDeg),
      vertexDeg: normalizeDeg(ascendantDeg + 190),
      eastPointDeg: ascendantDeg,
      cuspsDeg: cusps.map((deg) => normalizeDeg(ascendantDeg + deg)),
    };
  });
const chartIn = (frame: HouseFrame): WesternChart => ({
  jdUt: 0,
  place: place(0, 0),
  zodiac: TROPICAL,
  bodies: [],
  frame,
});

describe('composite houses', () => {
  test('keep their order, the midheaven above the horizon, and each cusp on a midpoint of the two', () => {
    fc.assert(
      fc.property(quadrants, quadrants, (a, b) => {
        const { frame } = compositeOf(chartIn(a), chartIn(b));
        const ahead = frame.cuspsDeg.map((deg) => arcDeg(frame.ascendantDeg, deg) % 359.9999999);
        expect(ahead).toEqual(ahead.toSorted((x, y) => x - y));
        expect(arcDeg(frame.midheavenDeg, frame.ascendantDeg)).toBeLessThan(180);
        for (const [index, deg] of frame.cuspsDeg.entries()) {
          const nearer = midpointDeg(a.cuspsDeg[index] ?? 0, b.cuspsDeg[index] ?? 0);
          const offDeg = Math.abs(shortestArcDeg(nearer, deg));
          expect(Math.min(offDeg, 180 - offDeg)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  test('say when the nearer midpoint of the midheavens was below the horizon', () => {
    const frame = (ascendantDeg: number, midheavenDeg: number): HouseFrame => ({
      ...chartAt(0.25).frame,
      ascendantDeg,
      midheavenDeg,
    });
    // Ascendants 20° and 190° meet at 105°, midheavens 275° and 100° at 187.5°: ahead of it, under the horizon.
    const turned = compositeOf(chartIn(frame(20, 275)), chartIn(frame(190, 100)));
    expect(turned).toMatchObject({ isMidheavenTurned: true, frame: { ascendantDeg: 105, midheavenDeg: 7.5 } });
    const plain = compositeOf(chartIn(frame(20, 280)), chartIn(frame(60, 320)));
    expect(plain).toMatchObject({ isMidheavenTurned: false, frame: { ascendantDeg: 40, midheavenDeg: 300 } });
  });
});

test('a chart with itself is that chart', () => {
  const chart = chartAt(360 * 1000 + 20.25);
  const { bodies, frame } = compositeOf(chart, chart);
  expect(frame).toEqual(chart.frame);
  for (const [index, { longitudeDeg, houseNumber, isAmbiguous }] of bodies.entries()) {
    expect({ longitudeDeg, houseNumber }).toEqual({
      longitudeDeg: chart.bodies[index]?.longitudeDeg,
      houseNumber: chart.bodies[index]?.houseNumber,
    });
    expect(isAmbiguous).toBe(false);
  }
});

test('exact opposites are marked as ambiguous', () => {
  const [a, b] = [chartAt(360 * 1000), chartAt(360 * 1000 + 180)];
  expect(compositeOf(a, b).bodies[0]).toMatchObject({ point: 'sun', longitudeDeg: 90, isAmbiguous: true });
  expect(compositeOf(a, chartAt(360 * 1000 + 0.5))).toMatchObject({ isAscendantAmbiguous: true });
});

test('a Davison chart is midway in time and place, over the date line too', () => {
  const a = { jdUt: 100, place: place(10, 170) };
  const b = { jdUt: 200, place: place(30, -150) };
  expect(davisonBirth(a, b)).toEqual({ jdUt: 150, place: place(20, -170) });
  expect(davisonBirth(b, a)).toEqual(davisonBirth(a, b));
});
