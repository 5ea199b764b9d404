import { spotOf } from '@graha/astro-engine/sky/placements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentInNakshatra, presentInSign, rounded } from './present-placement.ts';

test.each([
  [29.9999999999, { longitude: 29.999999999, degree: 29.999999999, sign: 'Aries' }],
  [30, { longitude: 30, degree: 0, sign: 'Taurus' }],
  [359.99999999999994, { longitude: 359.999999999, degree: 29.999999999, sign: 'Pisces' }],
  [0, { longitude: 0, degree: 0, sign: 'Aries', sign_number: 1, sign_lord: 'Mars' }],
])('%d° is never rounded into the next sign', (longitudeDeg, wire) => {
  expect(presentInSign(spotOf(longitudeDeg))).toMatchObject(wire);
});

test('longitude, degree and sign number of every place agree', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (longitudeDeg) => {
      const { longitude, degree, sign_number } = presentInSign(spotOf(longitudeDeg));
      expect(Math.abs((sign_number - 1) * 30 + degree - longitude)).toBeLessThan(1e-9);
      expect(Math.abs(longitude - longitudeDeg)).toBeLessThan(1.1e-9);
      expect([degree >= 0, degree < 30, longitude < 360]).toEqual([true, true, true]);
      expect(Number(longitude.toFixed(9))).toBe(longitude);
    }),
  );
});

test('numbers carry nine decimals and no minus zero', () => {
  expect(rounded(1 / 3)).toBe(0.333333333);
  expect(Object.is(rounded(-1e-12), 0)).toBe(true);
});

test('40° is the first pada of Rohini', () => {
  expect(presentInNakshatra(spotOf(40))).toEqual({
    nakshatra: 'Rohini',
    nakshatra_number: 4,
    nakshatra_lord: 'Moon',
    pada: 1,
  });
});
