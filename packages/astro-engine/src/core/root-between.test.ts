import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rootBetween } from './root-between.ts';

type Sample = { jdUt: number; value: number };
const J2000 = 2_451_545;
const STEP_DAYS = 1e-7;
/** Bisection would take 24 evaluations. The precision of a flat root is limited by its small values. */
const CROSSINGS = [
  { power: 1, nearDays: STEP_DAYS, looksMax: 20 },
  { power: 3, nearDays: 0.01, looksMax: 65 },
  { power: 1 / 3, nearDays: 0.01, looksMax: 65 },
];

test('a root is found within the last step, whichever end is below zero and however flat the value is at it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.constantFrom(...CROSSINGS),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.constantFrom(1, -1),
      (root, { power, nearDays, looksMax }, bend, sign) => {
        let looks = 0;
        const at = (jdUt: number): Sample => {
          looks += 1;
          const away = jdUt - J2000 - root;
          return { jdUt, value: sign * Math.sign(away) * Math.abs(away) ** power * Math.exp(bend * away) };
        };
        const found = rootBetween(at, ({ value }) => value, at(J2000), at(J2000 + 1), STEP_DAYS);
        expect(found.value).toBe(at(found.jdUt).value);
        expect(Math.abs(found.jdUt - J2000 - root)).toBeLessThan(nearDays);
        expect(looks).toBeLessThan(looksMax);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([0, 1])('a root that is one of the two samples is found: at %i', (root) => {
  for (const sign of [1, -1])
    for (const [one, other] of [[0, 1], [1, 0]] as const) {
      const at = (jdUt: number): Sample => ({ jdUt, value: sign * (jdUt - root) });
      expect(rootBetween(at, ({ value }) => value, at(one), at(other), STEP_DAYS).jdUt).toBeCloseTo(root, 12);
    }
}); // prettier-ignore
