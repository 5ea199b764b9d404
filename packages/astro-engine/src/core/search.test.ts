import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GrowingAngle,
  nextBoundary,
  nextChange,
  nextReach,
  previousChange,
  previousReach,
  spanAt,
  spansBetween,
} from './search.ts';
import { uniformSky } from '../testing.ts';

const SECOND = 1 / 86_400;
const moon: GrowingAngle = { degAt: (jdUt) => uniformSky.longitudeDeg('moon', jdUt), meanDegPerDay: 13 };
const elongation: GrowingAngle = {
  degAt: (jdUt) => uniformSky.longitudeDeg('moon', jdUt) - uniformSky.longitudeDeg('sun', jdUt),
  meanDegPerDay: 12,
};

/** An angle with a periodic deviation from its mean motion like the Moon's; `phaseDeg` shifts it. */
const wavering = (phaseDeg: number) => {
  const unwrapped = (jdUt: number) => 13.2 * jdUt + phaseDeg + 6.3 * Math.sin((2 * Math.PI * jdUt) / 27.55);
  const angle = { degAt: unwrapped, meanDegPerDay: 13.2, calls: 0 };
  return {
    unwrapped,
    angle: {
      ...angle,
      degAt: (jdUt: number) => {
        angle.calls += 1;
        return unwrapped(jdUt) % 360;
      },
    },
    calls: () => angle.calls,
  };
};

describe('angles that grow', () => {
  test('in a uniform sky a tithi ends after as many days as 12° take', () => {
    expect(spanAt(elongation, 30, 100.25)).toEqual({ index: 10, startJdUt: 100, endJdUt: 101 });
    expect(nextBoundary(elongation, 30, 100.25)).toEqual({ index: 11, jdUt: 101 });
  });

  test('an instant on a boundary belongs to the part that begins', () => {
    expect(spanAt(elongation, 30, 100)).toEqual({ index: 10, startJdUt: 100, endJdUt: 101 });
    expect(nextBoundary(elongation, 30, 119)).toEqual({ index: 0, jdUt: 120 });
  });

  test('a longitude is reached forwards and backwards, and where it already is, at once', () => {
    expect(nextReach(moon, 130, 0)).toBeCloseTo(10, 9);
    expect(previousReach(moon, 130, 20)).toBeCloseTo(10, 9);
    expect(nextReach(moon, 130, 10)).toBe(10);
    expect(previousReach(moon, 130, 10)).toBe(10);
    expect(nextReach(moon, 129.999, 10)).toBeGreaterThan(37); // Just missed: a whole turn to wait.
  });

  test('every boundary of a wavering angle is found within 0.05 s, in few steps', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 2_378_500, max: 2_597_000, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.constantFrom(12, 27, 30, 60, 1),
        (jdUt, phaseDeg, partCount) => {
          const { angle, unwrapped, calls } = wavering(phaseDeg);
          const { index, jdUt: endJdUt } = nextBoundary(angle, partCount, jdUt);
          expect(endJdUt).toBeGreaterThan(jdUt - SECOND);
          expect(endJdUt - jdUt).toBeLessThan((360 / partCount / 11) * 1.01);
          const width = 360 / partCount;
          const indexAt = (t: number) => Math.floor(unwrapped(t) / width) % partCount;
          expect(indexAt(endJdUt + 0.05 * SECOND)).toBe(index);
          expect(indexAt(endJdUt - 0.05 * SECOND)).toBe((index + partCount - 1) % partCount);
          expect(calls()).toBeLessThanOrEqual(8);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('spans tile the time: each end is the very number that begins the next', () => {
    fc.assert(
      fc.property(fc.double({ min: 2_400_000, max: 2_500_000, noNaN: true }), (jdUt) => {
        const { angle } = wavering(0);
        const spans = spansBetween(angle, 27, jdUt, jdUt + 30);
        expect(spans[0]?.startJdUt).toBeLessThanOrEqual(jdUt);
        expect(spans.at(-1)?.endJdUt).toBeGreaterThanOrEqual(jdUt + 30);
        spans.slice(1).forEach((span, place) => {
          expect(span.startJdUt).toBe(spans[place]?.endJdUt);
          expect(span.index).toBe(((spans[place]?.index ?? 0) + 1) % 27);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('an angle that is no number ends in an error, not in a loop', () => {
    expect(() => nextReach({ degAt: (t) => (t > 0 ? Number.NaN : 0), meanDegPerDay: 1 }, 10, 0)).toThrow(RangeError);
  });

  test('an angle that stands still for a while is still found', () => {
    const halting: GrowingAngle = { degAt: (t) => (t < 3 ? t : t < 5 ? 3 : t - 2), meanDegPerDay: 1 };
    expect(nextReach(halting, 10, 0)).toBeCloseTo(12, 6);
  });
});

describe('functions with steps', () => {
  test('the first change is found within 0.05 s, and the new value holds there', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 9.99, noNaN: true }), (stepAt) => {
        const valueAt = (t: number) => (t < stepAt ? 'before' : 'after');
        const found = nextChange(valueAt, 0, 0.5, 10);
        expect(found).not.toBeNull();
        expect(Math.abs((found ?? 0) - stepAt)).toBeLessThan(0.05 * SECOND);
        expect(valueAt(found ?? 0)).toBe('after');
        const since = previousChange(valueAt, 10, 0.5, 10);
        expect(Math.abs((since ?? 0) - stepAt)).toBeLessThan(0.05 * SECOND);
        expect(valueAt(since ?? 0)).toBe('after');
      }),
    );
  });

  test('null where nothing changes within the limit, which is never overstepped', () => {
    const asked: number[] = [];
    const valueAt = (t: number) => {
      asked.push(t);
      return t > 10;
    };
    expect(nextChange(valueAt, 0, 3, 10)).toBeNull();
    expect(Math.max(...asked)).toBe(10);
    expect(previousChange(() => 1, 0, 3, 10)).toBeNull();
  });
});
