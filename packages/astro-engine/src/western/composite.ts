import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { GeoPlace } from '../core/ephemeris.ts';
import { type HouseFrame, houseNumberOf, signCuspsDeg } from '../sky/houses.ts';
import type { ChartPoint } from '../vocabulary/grahas.ts';
import type { Birth, WesternChart } from './natal.ts';

export type CompositeBody = {
  point: ChartPoint;
  longitudeDeg: number;
  houseNumber: number;
  /** True if the two are exactly opposite, so both midpoints are equally valid. */
  isAmbiguous: boolean;
};

export type Composite = {
  bodies: readonly CompositeBody[];
  frame: HouseFrame;
  /** True if the two ascendants are exactly opposite: then the choice of every house is arbitrary. */
  isAscendantAmbiguous: boolean;
  /** True if the nearer midpoint of the midheavens was below the horizon, so its opposite was used. */
  isMidheavenTurned: boolean;
};

/** 4 µas: the rounding error of two opposite longitudes. */
const OPPOSITE_WITHIN_DEG = 1e-9;

const areOpposite = (aDeg: number, bDeg: number): boolean =>
  180 - Math.abs(shortestArcDeg(aDeg, bDeg)) <= OPPOSITE_WITHIN_DEG;

/**
 * Returns the middle of the shorter arc between two longitudes, the same in either order. For two exact opposites, the
 * middle after the smaller longitude.
 */
export function midpointDeg(aDeg: number, bDeg: number): number {
  const [oneDeg, otherDeg] = [normalizeDeg(aDeg), normalizeDeg(bDeg)];
  const middleDeg = (oneDeg + otherDeg) / 2;
  return Math.abs(oneDeg - otherDeg) <= 180 ? middleDeg : normalizeDeg(middleDeg + 180);
}

/** Returns the arc from the ascendant to a longitude, unwrapped to within half a turn of its expected value. */
const aheadDeg = (ascendantDeg: number, expectedDeg: number, longitudeDeg: number): number =>
  expectedDeg + shortestArcDeg(ascendantDeg + expectedDeg, longitudeDeg);

/**
 * Returns angles and cusps midway between two frames.
 *
 * Nearer midpoints of each cusp alone may put the midheaven below the horizon and cusps out of order. So only the
 * ascendant is a nearer midpoint. The others are as far ahead of it as in the average of both charts; that is always
 * one of the two midpoints, and the one that keeps the order.
 */
function frameBetween(a: HouseFrame, b: HouseFrame): HouseFrame {
  const ascendantDeg = midpointDeg(a.ascendantDeg, b.ascendantDeg);
  const between = (ofA: number, ofB: number, expectedDeg: number): number => {
    const [aheadA, aheadB] = [aheadDeg(a.ascendantDeg, expectedDeg, ofA), aheadDeg(b.ascendantDeg, expectedDeg, ofB)];
    return normalizeDeg(ascendantDeg + (aheadA + aheadB) / 2);
  };
  return {
    requestedSystem: a.requestedSystem,
    system: a.system,
    ascendantDeg,
    midheavenDeg: between(a.midheavenDeg, b.midheavenDeg, 270),
    vertexDeg: between(a.vertexDeg, b.vertexDeg, 180),
    eastPointDeg: between(a.eastPointDeg, b.eastPointDeg, 0),
    cuspsDeg:
      signCuspsDeg(a.system, ascendantDeg) ??
      a.cuspsDeg.map((cuspDeg, index) => between(cuspDeg, b.cuspsDeg[index] ?? Number.NaN, index * 30)),
  };
}

/**
 * Returns the composite chart of two charts: each body at the middle of the shorter arc between its two places.
 * @param a and b place the same points, by the same house system
 * @source Robert Hand, Planets in Composite (1975), midpoints; the polarity of the midheaven kept
 */
export function compositeOf(a: WesternChart, b: WesternChart): Composite {
  const frame = frameBetween(a.frame, b.frame);
  const nearerMidheavenDeg = midpointDeg(a.frame.midheavenDeg, b.frame.midheavenDeg);
  return {
    bodies: a.bodies.map(({ point, longitudeDeg: ofA }, index) => {
      const ofB = b.bodies[index]?.longitudeDeg ?? Number.NaN;
      const longitudeDeg = midpointDeg(ofA, ofB);
      const houseNumber = houseNumberOf(longitudeDeg, frame.cuspsDeg);
      return { point, longitudeDeg, houseNumber, isAmbiguous: areOpposite(ofA, ofB) };
    }),
    frame,
    isAscendantAmbiguous: areOpposite(a.frame.ascendantDeg, b.frame.ascendantDeg),
    isMidheavenTurned: Math.abs(shortestArcDeg(nearerMidheavenDeg, frame.midheavenDeg)) > 90,
  };
}

/** Returns the middle of the shorter arc around the Earth, from -180 to 180. */
const middleLongitudeDeg = (aDeg: number, bDeg: number): number => {
  const middleDeg = midpointDeg(aDeg, bDeg);
  return middleDeg > 180 ? middleDeg - 360 : middleDeg;
};

/**
 * Returns moment and place midway between two births, from which a Davison chart is computed like any birth chart.
 * @source Ronald Davison, Synastry (1977): means of time, latitude and longitude
 */
export function davisonBirth(a: Birth, b: Birth): Birth {
  const place: GeoPlace = {
    latitudeDeg: (a.place.latitudeDeg + b.place.latitudeDeg) / 2,
    longitudeDeg: middleLongitudeDeg(a.place.longitudeDeg, b.place.longitudeDeg),
    altitudeM: (a.place.altitudeM + b.place.altitudeM) / 2,
  };
  return { jdUt: (a.jdUt + b.jdUt) / 2, place };
}
