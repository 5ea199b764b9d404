import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import { NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { jdEtAt, type ShiftRow, shiftDeg } from '../src/ayanamsa-shifts.ts';
import { type Era, ERAS, isPackedAyanamsa, type PackedAyanamsa } from '../src/coverage.ts';
import type { Library } from './library.ts';

/** Ayanamsas of time alone and of a star. */
const BASES = ['lahiri', 'true_pushya'] as const satisfies readonly PackedAyanamsa[];
const WORST_DEG = 1e-10;
const NODES = 12;
const CHECKS = 500;
const DECIMALS = 14;

const around = (deg: number): number => deg - 360 * Math.round(deg / 360);

/** Returns the powers of a polynomial of the fourth degree through samples at the Chebyshev nodes. */
function powersThrough(valueAt: (span: number) => number): number[] {
  const angles = Array.from({ length: NODES }, (_, k) => (Math.PI * (k + 0.5)) / NODES);
  const values = angles.map((angle) => valueAt(Math.cos(angle)));
  const [t0 = 0, t1 = 0, t2 = 0, t3 = 0, t4 = 0] = Array.from({ length: 5 }, (_, order) => {
    const sum = values.reduce((total, value, k) => total + value * Math.cos(order * (angles[k] ?? 0)), 0);
    return ((order === 0 ? 1 : 2) * sum) / NODES;
  });
  return [t0 - t2 + t4, t1 - 3 * t3, 2 * t2 - 8 * t4, 4 * t3, 8 * t4];
}

/** Returns the unpacked ayanamsas that follow a packed one within 1e-10° for the years of an era. */
export function ayanamsaShifts(library: Library, era: Era): Record<string, ShiftRow> {
  const years = ERAS[era];
  const differenceAt = (name: keyof typeof AYANAMSA_NUMBERS, over: PackedAyanamsa, span: number): number => {
    const [one, other] = [name, over].map((each) =>
      library.ayanamsaWithoutNutationDeg(AYANAMSA_NUMBERS[each], jdEtAt(years, span)),
    );
    return around((one ?? Number.NaN) - (other ?? Number.NaN));
  };
  return Object.fromEntries(
    NAMED_AYANAMSAS.filter((name) => !isPackedAyanamsa(name)).flatMap((name) => {
      const found = BASES.map((over): ShiftRow => {
        const powers = powersThrough((span) => differenceAt(name, over, span));
        return { over, powers: powers.map((power) => Number(power.toFixed(DECIMALS))) };
      }).find((shift) =>
        Array.from({ length: CHECKS }, (_, k) => (2 * k) / (CHECKS - 1) - 1).every(
          (span) =>
            Math.abs(differenceAt(name, shift.over, span) - shiftDeg({ ...shift, years }, jdEtAt(years, span))) <
            WORST_DEG,
        ),
      );
      return found === undefined ? [] : [[name, found]];
    }),
  );
}
