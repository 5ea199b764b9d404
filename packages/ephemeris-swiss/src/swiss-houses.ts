import { normalizeDeg } from '@graha/astro-engine/core/angle';
import type { Houses, HouseSystem } from '@graha/astro-engine/core/ephemeris';

/**
 * Reads houses from the library's memory.
 * @param at index of the first cusp (of house 0, which is empty) and of the first angle
 * @param result the returned number: below 0 the system fails at this latitude
 */
export function readHouses(
  doubles: Float64Array,
  { cusps, out }: { cusps: number; out: number },
  asked: HouseSystem,
  result: number,
): Houses {
  const cuspsDeg: number[] = [];
  for (let number = 1; number <= 12; number += 1) cuspsDeg.push(doubles[cusps + number] ?? Number.NaN);
  return {
    system: result < 0 ? 'porphyry' : asked, // It fails beyond the polar circle, and has filled in Porphyry's cusps.
    ascendantDeg: doubles[out] ?? Number.NaN,
    midheavenDeg: doubles[out + 1] ?? Number.NaN,
    armcDeg: doubles[out + 2] ?? Number.NaN,
    vertexDeg: doubles[out + 3] ?? Number.NaN,
    eastPointDeg: doubles[out + 4] ?? Number.NaN,
    cuspsDeg,
  };
}

/**
 * Whether twelve cusps follow each other once around the zodiac, forwards or backwards. Those of Polich and Page
 * overlap at some hours from 65° of latitude on, and then no house can be derived from them.
 */
export function goRoundOnce(cuspsDeg: readonly number[]): boolean {
  const forwards = cuspsDeg.map((cuspDeg, index) => normalizeDeg((cuspsDeg[(index + 1) % 12] ?? 0) - cuspDeg));
  const turns = forwards.reduce((sum, deg) => sum + deg, 0) / 360;
  return Math.round(turns) === 1 || Math.round(turns) === 11;
}
