import { expect, test } from 'vitest';
import { PLANETS } from '../vocabulary/grahas.ts';
import { DEEPTAMSA_DEG } from './tables.ts';
import { aspectOf, isApplying, isFaster } from './tajika-aspects.ts';

const body = (signIndex: number, degreeInSign: number, isRetrograde = false) => ({
  signIndex,
  degreeInSign,
  isRetrograde,
});

test('the orb is the mean of the two lights, its end included', () => {
  expect([DEEPTAMSA_DEG.moon, DEEPTAMSA_DEG.saturn]).toEqual([12, 9]);
  const at = (deg: number) => aspectOf('moon', body(0, 1), 'saturn', body(2, 1 + deg));
  expect(at(10.5)).toMatchObject({ orbDeg: 10.5, kind: 'ithasala', houseNumber: 3 });
  expect(at(10.5001)).toBeNull();
  const past = (deg: number) => aspectOf('moon', body(0, 20), 'saturn', body(2, 20 - deg));
  expect(past(10.5)).toMatchObject({ kind: 'ishrafa', behindDeg: -10.5 });
  expect(past(10.5001)).toBeNull();
});

test.each([
  [5, 'ithasala', false],
  [1, 'ithasala', false],
  [0.999, 'poorna_ithasala', false],
  [0, 'poorna_ithasala', false],
  [-0.999, 'poorna_ithasala', true],
  [-1, 'ishrafa', false],
] as const)('%d° behind is %s, disputed: %s', (behindDeg, kind, isDisputed) => {
  const found = aspectOf('moon', body(0, 10, true), 'sun', body(4, 10 + behindDeg));
  expect(found).toMatchObject({ kind, isDisputed, isFasterRetrograde: true });
  expect(isApplying(found)).toBe(kind !== 'ishrafa');
  expect(isApplying(null)).toBe(false);
});

test('signs 1, 3, 4, 5, 7, 9, 10 and 11 see each other', () => {
  const seen = Array.from({ length: 12 }, (_, sign) => aspectOf('moon', body(0, 5), 'sun', body(sign, 6))?.houseNumber);
  expect(seen.filter((house) => house !== undefined)).toEqual([1, 3, 4, 5, 7, 9, 10, 11]);
});

test('the Moon is the fastest and Saturn the slowest, and none is faster than itself', () => {
  for (const planet of PLANETS) {
    expect(isFaster('moon', planet)).toBe(planet !== 'moon');
    expect(isFaster('saturn', planet)).toBe(false);
  }
});
