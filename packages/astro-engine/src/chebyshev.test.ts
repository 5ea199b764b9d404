import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted } from './chebyshev.ts';

test('a polynomial of a lower degree is given back exactly', () => {
  const [line, cubic] = fitted((t) => [2 * t + 1, t * t * t - t], 0, 10, 6);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 10, noNaN: true }), (t) => {
      expect(line?.valueAt(t)).toBeCloseTo(2 * t + 1, 9);
      expect(cubic?.valueAt(t)).toBeCloseTo(t * t * t - t, 9);
    }),
  );
});

test('a wave of a week is met to a billionth over four days', () => {
  const wave = (t: number) => Math.sin((2 * Math.PI * t) / 7);
  const [fit] = fitted((t) => [wave(t)], 100, 104, 14);
  for (let t = 100; t <= 104; t += 0.01) expect(Math.abs((fit?.valueAt(t) ?? 1) - wave(t))).toBeLessThan(1e-9);
});

test('samples are asked for in the order of time', () => {
  const asked: number[] = [];
  fitted((t) => [asked.push(t)], 0, 1, 8);
  expect(asked).toEqual(asked.toSorted((a, b) => a - b));
});
