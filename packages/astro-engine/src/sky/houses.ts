import { arcDeg, normalizeDeg, signIndexOf } from '../core/angle.ts';
import type { Ephemeris, GeoPlace, HouseSystem } from '../core/ephemeris.ts';
import { countFrom } from '../vocabulary/cycle.ts';

export type HouseFrame = {
  /** What was asked. */
  requestedSystem: HouseSystem;
  /** What was computed: porphyry where Placidus or Koch have no solution or topocentric cusps overlap, near the poles. Say so to the caller. */
  system: HouseSystem;
  ascendantDeg: number;
  midheavenDeg: number;
  vertexDeg: number;
  /** Where the houses begin, index 0 = first house; degrees in [0, 360) of the zodiac that was asked. */
  cuspsDeg: readonly number[];
};

/**
 * Angles and house cusps of a place at a moment.
 * @param ayanamsaDeg subtracted from every angle; 0 for the tropical zodiac
 * @throws EphemerisRangeError where the ephemeris does not reach
 * @source whole sign: the classical bhava; the others as Swiss Ephemeris defines them
 */
export function housesAt(
  sky: Ephemeris,
  system: HouseSystem,
  jdUt: number,
  place: GeoPlace,
  ayanamsaDeg: number,
): HouseFrame {
  const found = sky.houses(system, jdUt, place);
  const ascendantDeg = normalizeDeg(found.ascendantDeg - ayanamsaDeg);
  return {
    requestedSystem: system,
    system: found.system,
    ascendantDeg,
    midheavenDeg: normalizeDeg(found.midheavenDeg - ayanamsaDeg),
    vertexDeg: normalizeDeg(found.vertexDeg - ayanamsaDeg),
    cuspsDeg:
      found.system === 'whole_sign' // A shifted tropical sign is no sign: cut anew from the shifted ascendant.
        ? wholeSignCuspsDeg(signIndexOf(ascendantDeg))
        : found.cuspsDeg.map((cuspDeg) => normalizeDeg(cuspDeg - ayanamsaDeg)),
  };
}

const SIGN_BEGINNINGS_DEG = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const WHOLE_SIGN_CUSPS_DEG = SIGN_BEGINNINGS_DEG.map((_, signIndex) => [
  ...SIGN_BEGINNINGS_DEG.slice(signIndex),
  ...SIGN_BEGINNINGS_DEG.slice(0, signIndex),
]);

/** The twelve sign beginnings from a rising sign on. @param ascendantSignIndex 0 = Aries */
export const wholeSignCuspsDeg = (ascendantSignIndex: number): readonly number[] =>
  WHOLE_SIGN_CUSPS_DEG[ascendantSignIndex] ?? [];

/** The house of a sign when houses are whole signs, counted from a first one. @returns 1 to 12 */
export const wholeSignHouseNumber = (signIndex: number, firstSignIndex: number): number =>
  countFrom(firstSignIndex, signIndex, 12);

/**
 * The house a longitude stands in: that of the nearest cusp behind it. A body on a cusp is in the house that begins.
 * By longitude alone, as most listings do; bodies of great latitude may stand elsewhere by the mundane reckoning.
 *
 * Beyond the polar circle the cusps of Regiomontanus and Campanus run backward through the zodiac for a part of the day.
 * A house then reaches from its cusp to the lesser longitude of the next, and the nearest cusp ahead is looked for.
 * @source `swe_house_pos` of Swiss Ephemeris, for bodies on the ecliptic
 * @param cuspsDeg twelve, in the same zodiac as the longitude
 * @returns 1 to 12
 */
export function houseNumberOf(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  const runBackward = arcDeg(cuspsDeg[0] ?? 0, cuspsDeg[1] ?? 0) > 180;
  let nearestIndex = 0;
  let nearestDeg = 360;
  cuspsDeg.forEach((cuspDeg, index) => {
    const behindDeg = runBackward ? arcDeg(longitudeDeg, cuspDeg) : arcDeg(cuspDeg, longitudeDeg);
    if (behindDeg >= nearestDeg) return;
    nearestDeg = behindDeg;
    nearestIndex = index;
  });
  return nearestIndex + 1;
}
