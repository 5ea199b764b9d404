import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  arcDeg,
  degreeInSign,
  nakshatraIndexOf,
  normalizeDeg,
  padaNumberOf,
  rightAscensionDeg,
  shortestArcDeg,
  signIndexOf,
} from './angle.ts';

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('within two turns an angle is the same to the last bit as by the remainder', () => {
  const byRemainder = (deg: number) => {
    const turned = (deg % 360) + (deg < 0 ? 360 : 0);
    return turned >= 360 ? 0 : turned;
  };
  fc.assert(
    fc.property(fc.double({ min: -721, max: 1_081, noNaN: true }), (deg) => {
      expect(normalizeDeg(deg)).toBe(byRemainder(deg) + 0);
    }),
    {
      numRuns: 2_000,
      examples: [[-360], [-359.99999999999994], [-5e-324], [359.99999999999994], [719.9999999999999], [720]],
    },
  );
});

test('every angle comes to lie in [0, 360), never on 360 and never on minus zero', () => {
  fc.assert(
    fc.property(angle, (deg) => {
      const turned = normalizeDeg(deg);
      expect(turned).toBeGreaterThanOrEqual(0);
      expect(turned).toBeLessThan(360);
      expect(Math.abs(shortestArcDeg(turned, deg))).toBeLessThan(1e-9);
    }),
  );
  for (const deg of [-1e-20, -360, 360, 720, -0]) expect(Object.is(normalizeDeg(deg), 0)).toBe(true);
});

test('an angle that lies there already keeps every bit', () => {
  const nakshatra = 13 + 20 / 60;
  expect(normalizeDeg(nakshatra)).toBe(nakshatra);
  expect(normalizeDeg(359.99999999999994)).toBe(359.99999999999994);
});

test('the way there and the way back make one turn', () => {
  fc.assert(
    fc.property(angle, angle, (a, b) => {
      fc.pre(arcDeg(a, b) > 1e-6 && arcDeg(a, b) < 360 - 1e-6);
      expect(arcDeg(a, b) + arcDeg(b, a)).toBeCloseTo(360, 6);
    }),
  );
});

test('signs are half-open: 30° is Taurus, the last bit before it is Aries', () => {
  expect([0, 29.999999999999996, 30, 359.99999999999994, 360].map(signIndexOf)).toEqual([0, 0, 1, 11, 0]);
  expect(degreeInSign(30)).toBe(0);
  expect(degreeInSign(359.5)).toBe(29.5);
});

test('a nakshatra begins exactly on its boundary wherever that boundary is a double', () => {
  for (let index = 0; index < 27; index += 3) expect(nakshatraIndexOf((index / 3) * 40)).toBe(index);
  expect([nakshatraIndexOf(13 + 20 / 60), padaNumberOf(13 + 20 / 60)]).toEqual([1, 1]);
  expect([nakshatraIndexOf(40), padaNumberOf(40)]).toEqual([3, 1]);
});

test('every pada begins within a hundred millionth of an arc second of its boundary', () => {
  for (let quarter = 0; quarter < 108; quarter += 1) {
    const boundaryDeg = (quarter * 360) / 108;
    const after = boundaryDeg + 1e-12;
    const before = normalizeDeg(boundaryDeg - 1e-12);
    expect([nakshatraIndexOf(after), padaNumberOf(after)]).toEqual([Math.floor(quarter / 4), (quarter % 4) + 1]);
    const last = (quarter + 107) % 108;
    expect([nakshatraIndexOf(before), padaNumberOf(before)]).toEqual([Math.floor(last / 4), (last % 4) + 1]);
  }
});

test.each([
  [0, 23.44, 0],
  [90, 23.44, 90],
  [180, 23.44, 180],
  [270, 23.44, 270],
  [30, 23.44, 27.91], // Printed tables: 0° Taurus rises with 1 h 51 m 37 s.
  [120, 0, 120],
])('right ascension of %s° on an ecliptic tilted by %s° is %s°', (longitudeDeg, obliquityDeg, expectedDeg) => {
  expect(rightAscensionDeg(longitudeDeg, obliquityDeg)).toBeCloseTo(expectedDeg, 2);
});
