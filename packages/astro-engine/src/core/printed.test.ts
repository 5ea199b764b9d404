import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printedIndexAt, printedSpanAt, printedStartAt } from './printed.ts';
import type { GrowingAngle } from './search.ts';

const SECOND_DAYS = 1 / 86_400;

/** An angle with a periodic deviation from its mean motion like the Moon's, or without. */
const angleOf = (meanDegPerDay: number, waverDeg: number): GrowingAngle => ({
  degAt: (jdUt) => (meanDegPerDay * (jdUt - 2_450_000) + waverDeg * Math.sin((2 * Math.PI * jdUt) / 27.55)) % 360,
  meanDegPerDay,
});
const ANGLE = fc.constantFrom(angleOf(13.2, 6.3), angleOf(12.2, 6.3), angleOf(0.9856, 0), angleOf(0.9856, 0.5));
const PART_COUNT = fc.constantFrom(6, 12, 27, 30, 60);
/** Most of these instants are within seconds of a boundary, so rounding decides. */
const SECONDS_AFTER = fc.oneof(
  fc.double({ min: -3, max: 3, noNaN: true }),
  fc.double({ min: 0, max: 80_000, noNaN: true }),
);

test('index and start alone are those of the printed span, also within a second of a boundary', () => {
  const jdUt = fc.double({ min: 2_378_500, max: 2_597_000, noNaN: true });
  fc.assert(
    fc.property(ANGLE, PART_COUNT, jdUt, SECONDS_AFTER, (angle, partCount, someJdUt, secondsAfter) => {
      const atJdUt = printedSpanAt(angle, partCount, someJdUt).startJdUt + secondsAfter * SECOND_DAYS;
      const { index, startJdUt } = printedSpanAt(angle, partCount, atJdUt);
      expect(printedIndexAt(angle, partCount, atJdUt)).toBe(index);
      expect(printedStartAt(angle, partCount, atJdUt)).toEqual({ index, startJdUt });
    }),
    { numRuns: 2_000 },
  );
});
