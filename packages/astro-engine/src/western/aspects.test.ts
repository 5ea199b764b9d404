import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aspectBetween, aspectsAcross, aspectsWithin, type AspectPoint } from './aspects.ts';
import { ASPECTS, orbsOf } from './orbs.ts';
import type { WesternPoint } from './points.ts';

const STANDARD = orbsOf('standard', 'major');
const ALL = orbsOf('standard', 'all');

const at = (longitudeDeg: number, motionDeg: number | null = 0, point: WesternPoint = 'sun'): AspectPoint => ({
  point,
  longitudeDeg,
  motionDeg,
});

describe('an aspect is known by its distance', () => {
  test.each([
    [0, 8, 'conjunction', 8],
    [356, 4, 'conjunction', 8], // Over 0° Aries.
    [10, 76, 'sextile', 6],
    [0, 97, 'square', 7],
    [0, 113, 'trine', 7],
    [0, 188, 'opposition', 8],
    [350, 170, 'opposition', 0],
  ] as const)('%s° and %s° are in %s, %s° from exactness', (a, b, aspect, orbDeg) => {
    expect(aspectBetween(at(a), at(b), STANDARD)).toMatchObject({ aspect, orbDeg });
  });

  test.each([[8.001], [66.001], [97.5], [111.9], [171.9], [45], [150]])('%s° is none', (b) => {
    expect(aspectBetween(at(0), at(b), STANDARD)).toBeNull();
  });

  test.each([
    [150, 'quincunx'],
    [30, 'semisextile'],
    [45, 'semisquare'],
    [135, 'sesquiquadrate'],
    [72, 'quintile'],
    [144, 'biquintile'],
  ] as const)('%s° is a %s where minor ones count', (b, aspect) => {
    expect(aspectBetween(at(0), at(b), ALL)).toMatchObject({ aspect, orbDeg: 0 });
  });

  test('of two that fit the nearer one holds', () => {
    const wide = { sextile: 10, quintile: 5 };
    expect(aspectBetween(at(0), at(69), wide)?.aspect).toBe('quintile');
    expect(aspectBetween(at(0), at(65), wide)?.aspect).toBe('sextile');
  });
});

describe('an aspect applies while it becomes more exact', () => {
  test.each([
    [0, 1, 5, 0, true], // The point behind is faster and catches up.
    [0, 0, 5, 1, false],
    [0, 0, 5, -1, true], // The point ahead is retrograde.
    [357, 13, 4, 1, true],
    [0, 0, 85, 1, true], // To the square of 90°.
    [0, 0, 95, 1, false],
    [0, 0, 175, 1, true],
    [0, 0, 185, 1, false], // Past the opposition.
    [0, 0, 90, 1, false], // Exact: about to separate.
  ])('%s° at %s a day and %s° at %s a day: %s', (a, motionA, b, motionB, isApplying) => {
    expect(aspectBetween(at(a, motionA), at(b, motionB), STANDARD)?.isApplying).toBe(isApplying);
  });

  test.each([
    [null, 1],
    [1, null],
    [0.5, 0.5],
  ])('where motions are %s and %s it does neither', (motionA, motionB) => {
    expect(aspectBetween(at(0, motionA), at(3, motionB), STANDARD)?.isApplying).toBeNull();
  });

  test('a moment later the orb is smaller exactly if it applied', () => {
    const angle = fc.double({ min: 0, max: 359.999, noNaN: true });
    const speed = fc.double({ min: -2, max: 15, noNaN: true });
    fc.assert(
      fc.property(angle, angle, speed, speed, (a, b, motionA, motionB) => {
        const now = aspectBetween(at(a, motionA), at(b, motionB), ALL);
        fc.pre(now !== null && now.orbDeg > 0.001 && Math.abs(motionA - motionB) > 0.01);
        const step = 1e-5;
        const later = aspectBetween(at(a + motionA * step), at(b + motionB * step), { [now?.aspect ?? '']: 180 });
        expect((later?.orbDeg ?? 0) < (now?.orbDeg ?? 0)).toBe(now?.isApplying);
      }),
    );
  });
});

test('the order of two points changes neither the aspect nor whether it applies', () => {
  const angle = fc.double({ min: 0, max: 359.999, noNaN: true });
  const speed = fc.double({ min: -2, max: 15, noNaN: true });
  fc.assert(
    fc.property(angle, angle, speed, speed, (a, b, motionA, motionB) => {
      const one = aspectBetween(at(a, motionA), at(b, motionB), ALL);
      const other = aspectBetween(at(b, motionB), at(a, motionA), ALL);
      expect(other?.aspect).toBe(one?.aspect);
      expect(other?.isApplying).toBe(one?.isApplying);
      expect(Math.abs((other?.orbDeg ?? 0) - (one?.orbDeg ?? 0))).toBeLessThan(1e-9);
    }),
  );
});

test('within a chart each pair is looked at once, and ends of one axis never', () => {
  const points = [at(0, 0, 'ascendant'), at(180, 0, 'descendant'), at(0, 0, 'rahu'), at(180, 0, 'ketu'), at(90)];
  const pairs = aspectsWithin(points, STANDARD).map(({ pointA, pointB, aspect }) => `${pointA} ${aspect} ${pointB}`);
  expect(pairs).toEqual([
    'ascendant conjunction rahu',
    'ascendant opposition ketu',
    'ascendant square sun',
    'descendant opposition rahu',
    'descendant conjunction ketu',
    'descendant square sun',
    'rahu square sun',
    'ketu square sun',
  ]);
});

test('between two charts every point meets every point, its own namesake too', () => {
  const chart = [at(0, null, 'sun'), at(180, null, 'ascendant')];
  expect(aspectsAcross(chart, chart, STANDARD)).toHaveLength(4);
});

test('no two aspects are so near that exactness is shared', () => {
  const angles = Object.values(ASPECTS).toSorted((a, b) => a - b);
  expect(Math.min(...angles.slice(1).map((angle, index) => angle - (angles[index] ?? 0)))).toBeGreaterThanOrEqual(6);
});
