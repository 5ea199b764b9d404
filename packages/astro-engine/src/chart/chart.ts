import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { housesAt, wholeSignHouseNumber } from '../sky/houses.ts';
import { type Placement, type SkySettings, type Spot, placementsAt, spotOf } from '../sky/placements.ts';
import type { Point } from '../vocabulary/grahas.ts';

/** 1 to 12, counted from the chart's first sign. */
type InHouse = { houseNumber: number };

export type House<P extends Point> = InHouse & {
  /** 0 = Aries … 11 = Pisces. */
  signIndex: number;
  /** In the order of the `points` argument. */
  occupants: readonly P[];
};

/** A Vedic chart: whole signs counted from a first one. */
export type Chart<P extends Point> = {
  jdUt: number;
  /** 0 in the tropical zodiac. */
  ayanamsaDeg: number;
  /** The sign of the first house: the sign of the ascendant or of another reference. */
  firstSignIndex: number;
  ascendant: Spot & InHouse;
  placements: Readonly<Record<P, Placement & InHouse>>;
  /** Twelve, from the first house. */
  houses: readonly House<P>[];
};

/**
 * Returns the chart of a moment and place: ascendant, placements, and twelve whole-sign houses from the rising sign.
 * @param points the points to place; `GRAHA_IDS` for the classical nine
 * @param jdUt Julian Day in UT
 * @throws EphemerisRangeError outside the range of the ephemeris
 * @source BPHS ch. 5–6: the rising sign is the first house, each following sign the next
 * @accuracy the ascendant moves 1° in about 4 minutes: 1 s of birth time is 15″
 */
export function chartAt<P extends Point>(
  sky: Ephemeris,
  points: readonly P[],
  jdUt: number,
  place: GeoPlace,
  settings: SkySettings,
): Chart<P> {
  const { ayanamsaDeg, placements } = placementsAt(sky, points, jdUt, settings);
  const ascendant = spotOf(housesAt(sky, 'whole_sign', jdUt, place, ayanamsaDeg).ascendantDeg);
  return countedFrom({ jdUt, ayanamsaDeg, ascendant, placements }, points, ascendant.signIndex);
}

/**
 * Returns the same sky with the houses counted from another sign, such as the sign of the Moon or the Sun.
 * @param firstSignIndex becomes the first house, 0 = Aries
 */
export function countedFrom<P extends Point>(
  sky: { jdUt: number; ayanamsaDeg: number; ascendant: Spot; placements: Readonly<Record<P, Placement>> },
  points: readonly P[],
  firstSignIndex: number,
): Chart<P> {
  const placements: Partial<Record<P, Placement & InHouse>> = {};
  const occupants: P[][] = [[], [], [], [], [], [], [], [], [], [], [], []];
  for (const point of points) {
    const placement = sky.placements[point];
    const houseNumber = wholeSignHouseNumber(placement.signIndex, firstSignIndex);
    placements[point] = inHouse(placement, houseNumber);
    occupants[houseNumber - 1]?.push(point);
  }
  return {
    jdUt: sky.jdUt,
    ayanamsaDeg: sky.ayanamsaDeg,
    firstSignIndex,
    ascendant: { ...sky.ascendant, houseNumber: wholeSignHouseNumber(sky.ascendant.signIndex, firstSignIndex) },
    // Safe: the loop above set a placement for every member of `points`, and P is their union.
    placements: placements as Record<P, Placement & InHouse>,
    houses: occupants.map((inside, index) => ({
      houseNumber: index + 1,
      signIndex: (firstSignIndex + index) % 12,
      occupants: inside,
    })),
  };
}

/** Copies field by field, because a spread takes as long here as computing a planet. */
const inHouse = (placement: Placement, houseNumber: number): Placement & InHouse => ({
  point: placement.point,
  longitudeDeg: placement.longitudeDeg,
  signIndex: placement.signIndex,
  degreeInSign: placement.degreeInSign,
  nakshatraIndex: placement.nakshatraIndex,
  padaNumber: placement.padaNumber,
  latitudeDeg: placement.latitudeDeg,
  distanceAu: placement.distanceAu,
  speedDegPerDay: placement.speedDegPerDay,
  isRetrograde: placement.isRetrograde,
  houseNumber,
});
