import { arcDeg, normalizeDeg, signIndexOf } from '../core/angle.ts';
import type { Ephemeris, GeoPlace, Houses, HouseSystem } from '../core/ephemeris.ts';
import { countFrom } from '../vocabulary/cycle.ts';

export type HouseFrame = {
  /** The system requested. */
  requestedSystem: HouseSystem;
  /**
   * The system computed: porphyry if the requested one has no solution or its cusps overlap, near the poles. Tell the
   * caller.
   */
  system: HouseSystem;
  ascendantDeg: number;
  midheavenDeg: number;
  vertexDeg: number;
  eastPointDeg: number;
  /** Starts of the houses, index 0 = first house; degrees in [0, 360) of the requested zodiac. */
  cuspsDeg: readonly number[];
};

/**
 * Returns angles and house cusps of a place at a moment.
 * @param ayanamsaDeg subtracted from every angle; 0 for the tropical zodiac
 * @throws EphemerisRangeError outside the ephemeris
 * @source whole sign: the classical bhava; the others as Swiss Ephemeris defines them
 */
export function housesAt(
  sky: Ephemeris,
  system: HouseSystem,
  jdUt: number,
  place: GeoPlace,
  ayanamsaDeg: number,
): HouseFrame {
  return turnedFrame(sky.houses(system, jdUt, place), system, ayanamsaDeg);
}

/** Returns tropical houses in the zodiac that is behind the equinox by an ayanamsa. */
export function turnedFrame(found: Houses, requestedSystem: HouseSystem, ayanamsaDeg: number): HouseFrame {
  const ascendantDeg = normalizeDeg(found.ascendantDeg - ayanamsaDeg);
  return {
    requestedSystem,
    system: found.system,
    ascendantDeg,
    midheavenDeg: normalizeDeg(found.midheavenDeg - ayanamsaDeg),
    vertexDeg: normalizeDeg(found.vertexDeg - ayanamsaDeg),
    eastPointDeg: normalizeDeg(found.eastPointDeg - ayanamsaDeg),
    cuspsDeg:
      signCuspsDeg(found.system, ascendantDeg) ?? found.cuspsDeg.map((cuspDeg) => normalizeDeg(cuspDeg - ayanamsaDeg)),
  };
}

/**
 * Returns the cusps of a system whose houses are signs; null for others. A shifted tropical sign is no sidereal sign, so
 * they follow from the ascendant of the zodiac in use.
 */
export function signCuspsDeg(system: HouseSystem, ascendantDeg: number): readonly number[] | null {
  if (system === 'whole_sign') return wholeSignCuspsDeg(signIndexOf(ascendantDeg));
  return system === 'equal_aries' ? wholeSignCuspsDeg(0) : null;
}

const SIGN_BEGINNINGS_DEG = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const WHOLE_SIGN_CUSPS_DEG = SIGN_BEGINNINGS_DEG.map((_, signIndex) => [
  ...SIGN_BEGINNINGS_DEG.slice(signIndex),
  ...SIGN_BEGINNINGS_DEG.slice(0, signIndex),
]);

/** Returns the starts of the twelve signs from a rising sign on. @param ascendantSignIndex 0 = Aries */
export const wholeSignCuspsDeg = (ascendantSignIndex: number): readonly number[] =>
  WHOLE_SIGN_CUSPS_DEG[ascendantSignIndex] ?? [];

/** Returns the whole-sign house of a sign, counted from a first one. @returns 1 to 12 */
export const wholeSignHouseNumber = (signIndex: number, firstSignIndex: number): number =>
  countFrom(firstSignIndex, signIndex, 12);

/**
 * Returns the house of a longitude: that of the nearest cusp behind it. A body on a cusp is in the house that begins.
 * Uses longitude alone, as most listings do; bodies of large latitude may be in another house by the mundane reckoning.
 *
 * Beyond the polar circle the cusps of Regiomontanus and Campanus run backward through the zodiac for a part of the
 * day. A house then extends from its cusp to the smaller longitude of the next, and the nearest cusp ahead is used.
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
