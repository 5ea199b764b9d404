import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { nakshatraIndexOf, signIndexOf } from '../core/angle.ts';
import { wholeSignHouseNumber } from '../sky/houses.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { VARGAS } from '../varga/vargas.ts';
import { GRAHA_IDS, type Graha } from '../vocabulary/grahas.ts';
import { type BirthSpan, type Held, heldOver } from './held.ts';
import { type TravelledArc, UncertainSky, type UncertainSettings } from './uncertain-sky.ts';

/** Numbers of equal parts of the zodiac within which the facts of one longitude hold. */
const PARTS = { sign: 12, nakshatra: 27, pada: 108, navamsa: 108, dashamsa: 120 } as const;

/** Stepwise facts of one longitude. Indexes are 0-based. */
export type HeldSpot = {
  signIndex: Held<number>;
  nakshatraIndex: Held<number>;
  /** Quarters of nakshatras counted through the zodiac: 0 = first of Ashwini … 107. */
  padaIndex: Held<number>;
  navamsaSignIndex: Held<number>;
  dashamsaSignIndex: Held<number>;
};

export type UncertainPlacement = HeldSpot & {
  arc: TravelledArc;
  houseNumber: Held<number>;
  isRetrograde: Held<boolean>;
};

export type UncertainChart = { lagna: HeldSpot; placements: Readonly<Record<Graha, UncertainPlacement>> };

const VALUES = {
  signIndex: [PARTS.sign, signIndexOf],
  nakshatraIndex: [PARTS.nakshatra, nakshatraIndexOf],
  padaIndex: [PARTS.pada, (deg: number) => Math.floor((deg * PARTS.pada) / 360)],
  navamsaSignIndex: [PARTS.navamsa, (deg: number) => vargaSpot(VARGAS.d9, deg).signIndex],
  dashamsaSignIndex: [PARTS.dashamsa, (deg: number) => vargaSpot(VARGAS.d10, deg).signIndex],
} as const satisfies Record<keyof HeldSpot, readonly [number, (deg: number) => number]>;

function heldSpot(heldOf: (parts: number, valueOf: (deg: number) => number) => Held<number>): HeldSpot {
  return {
    signIndex: heldOf(...VALUES.signIndex),
    nakshatraIndex: heldOf(...VALUES.nakshatraIndex),
    padaIndex: heldOf(...VALUES.padaIndex),
    navamsaSignIndex: heldOf(...VALUES.navamsaSignIndex),
    dashamsaSignIndex: heldOf(...VALUES.dashamsaSignIndex),
  };
}

function placementOf(sky: UncertainSky, point: Graha): UncertainPlacement {
  const changes = [...sky.lagnaChanges(PARTS.sign), ...sky.pointChanges(point, PARTS.sign)];
  const houseAt = (jdUt: number): number =>
    wholeSignHouseNumber(signIndexOf(sky.pointDeg(point, jdUt)), signIndexOf(sky.lagnaDeg(jdUt)));
  return {
    ...heldSpot((parts, valueOf) => sky.point(point, parts, valueOf)),
    arc: sky.arcOf(point),
    houseNumber: heldOver(sky.span, changes, houseAt),
    isRetrograde: sky.isRetrograde(point),
  };
}

/**
 * Returns the birth chart of a birth whose time is known to a span: each fact with all its values and the seconds
 * between which each holds. Changes are found by root finding, none by sampling.
 * @param span at most 36 hours
 * @throws EphemerisRangeError outside the ephemeris
 * @source the rules of `chartAt` and of D9 and D10 (BPHS ch. 6)
 * @accuracy 1 s, the resolution of births; 0.1 s at a jump of a polar ascendant
 */
export function uncertainChart(
  ephemeris: Ephemeris,
  place: GeoPlace,
  span: BirthSpan,
  settings: UncertainSettings,
): UncertainChart {
  const sky = new UncertainSky(ephemeris, place, span, settings);
  const placements = Object.fromEntries(GRAHA_IDS.map((point) => [point, placementOf(sky, point)]));
  return {
    lagna: heldSpot((parts, valueOf) => sky.lagna(parts, valueOf)),
    placements: placements as Record<Graha, UncertainPlacement>, // Safe: one for each graha.
  };
}
