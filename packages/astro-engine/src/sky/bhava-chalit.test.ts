import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bhavaOf, bhavasAbout, bhavasFrom } from './bhava-chalit.ts';

const equal = (firstDeg: number) => Array.from({ length: 12 }, (_, index) => (firstDeg + index * 30) % 360);

test('equal bhavas reach 15° to either side of their middles', () => {
  expect(bhavasAbout(equal(10))[0]).toEqual({ houseNumber: 1, startDeg: 355, middleDeg: 10, endDeg: 25 });
  expect(bhavasFrom(equal(10))[0]).toEqual({ houseNumber: 1, startDeg: 10, middleDeg: 25, endDeg: 40 });
});

test('a body exactly on a sandhi belongs to the next bhava and is flagged; 2″ from it no flag', () => {
  const bhavas = bhavasAbout(equal(10));
  expect(bhavaOf(25, bhavas)).toEqual({ houseNumber: 2, sandhiDistanceDeg: 0, isOnSandhi: true });
  expect(bhavaOf(25 - 2 / 3600, bhavas)).toMatchObject({ houseNumber: 1, isOnSandhi: false });
});

test('bhavas tile the circle: each ends where the next begins', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 10, noNaN: true }), { minLength: 12, maxLength: 12 }), (widths) => {
      const whole = widths.reduce((sum, width) => sum + width, 0);
      let deg = 0;
      const middles = widths.map((width) => (deg += (width / whole) * 360) % 360);
      const bhavas = bhavasAbout(middles);
      for (const [index, { endDeg }] of bhavas.entries())
        expect(endDeg).toBeCloseTo(bhavas[(index + 1) % 12]?.startDeg ?? Number.NaN, 9);
    }),
  );
});
