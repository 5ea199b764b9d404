import { nakshatraIndexOf, normalizeDeg, padaNumberOf, signIndexOf } from '../core/angle.ts';
import type { AnyBody, Ayanamsa, Body, Ephemeris, Observer, Position } from '../core/ephemeris.ts';
import type { ChartPoint, Point } from '../vocabulary/grahas.ts';

export type NodeMode = 'mean' | 'true';

/** Origin of longitudes: the spring equinox, or the stars by one convention. */
export type Zodiac = { kind: 'tropical' } | { kind: 'sidereal'; ayanamsa: Ayanamsa };

/** The zodiac that begins at the spring equinox of date. */
export const TROPICAL: Zodiac = { kind: 'tropical' };

/** Returns the degrees by which the zodiac is behind the equinox at a moment, nutation included; 0 for the tropical one. */
export const ayanamsaIn = (sky: Ephemeris, zodiac: Zodiac, jdUt: number): number =>
  zodiac.kind === 'sidereal' ? sky.ayanamsaDeg(zodiac.ayanamsa, jdUt) : 0;

export type SkySettings = { zodiac: Zodiac; nodeMode: NodeMode; observer: Observer };

/** Settings of most Indian almanacs: sidereal by Lahiri, mean nodes, geocentric. */
export const VEDIC_SKY: SkySettings = {
  zodiac: { kind: 'sidereal', ayanamsa: 'lahiri' },
  nodeMode: 'mean',
  observer: 'geocentre',
};

/** Settings of Western charts: tropical, mean nodes, geocentric. */
export const WESTERN_SKY: SkySettings = { zodiac: TROPICAL, nodeMode: 'mean', observer: 'geocentre' };

/** A longitude with its sign and nakshatra. Nakshatra and pada have a meaning in the sidereal zodiac only. */
export type Spot = {
  /** [0, 360) */
  longitudeDeg: number;
  /** 0 = Aries … 11 = Pisces. */
  signIndex: number;
  /** [0, 30) */
  degreeInSign: number;
  /** 0 = Ashwini … 26 = Revati. */
  nakshatraIndex: number;
  /** 1 to 4. */
  padaNumber: number;
};

export type Placement<P extends ChartPoint = Point> = Spot & {
  point: P;
  /** Ecliptic latitude, the same in both zodiacs. */
  latitudeDeg: number;
  distanceAu: number;
  /** Speed in the zodiac of the placement; a sidereal speed is less than the tropical one by the rate of the ayanamsa. */
  speedDegPerDay: number;
  isRetrograde: boolean;
};

export type SkyView<P extends ChartPoint> = {
  jdUt: number;
  /** Subtracted from the tropical longitudes; 0 in the tropical zodiac. */
  ayanamsaDeg: number;
  placements: Readonly<Record<P, Placement<P>>>;
};

/**
 * Returns sign, degree, nakshatra and pada of a longitude, all derived from one double.
 * @param longitudeDeg any finite angle
 */
export function spotOf(longitudeDeg: number): Spot {
  const withinTurnDeg = normalizeDeg(longitudeDeg);
  const signIndex = signIndexOf(withinTurnDeg);
  return {
    longitudeDeg: withinTurnDeg,
    signIndex,
    degreeInSign: withinTurnDeg - signIndex * 30, // Exact, as the remainder is.
    nakshatraIndex: nakshatraIndexOf(withinTurnDeg),
    padaNumber: padaNumberOf(withinTurnDeg),
  };
}

/**
 * Returns the placements of the requested points at one moment; each body is computed once.
 *
 * Positions come tropical from the ephemeris; the true ayanamsa (nutation included) is subtracted once, its rate from
 * the speeds. Ketu is opposite Rahu, with the same speed and the opposite latitude, and so is Priapus to mean Lilith.
 *
 * @param jdUt Julian Day in UT, within the ephemeris
 * @throws EphemerisRangeError outside the ephemeris
 * @source apparent positions; Surya Siddhanta's mean nodes are the default of almanacs, true nodes an option
 * @accuracy that of the ephemeris: below 0.001″ for Swiss Ephemeris
 */
export function placementsAt<P extends ChartPoint>(
  sky: Ephemeris,
  points: readonly P[],
  jdUt: number,
  { zodiac, nodeMode, observer }: SkySettings,
): SkyView<P> {
  const nodeBody: Body = nodeMode === 'mean' ? 'meanNode' : 'trueNode';
  const rateDegPerDay = zodiac.kind === 'sidereal' ? sky.ayanamsaRateDegPerDay(zodiac.ayanamsa, jdUt) : 0;
  const ayanamsaDeg = ayanamsaIn(sky, zodiac, jdUt);

  let node: Position | null = null; // Shared by Rahu and Ketu.
  const placements: Partial<Record<P, Placement<P>>> = {};
  for (const point of points) {
    const body = bodyOf(point, nodeBody);
    const position =
      body === nodeBody ? (node ??= sky.position(body, jdUt, observer)) : sky.position(body, jdUt, observer);
    placements[point] = place(point, position, ayanamsaDeg, rateDegPerDay, nodeMode);
  }
  // Safe: the loop above went over every member of `points`, and P is their union.
  return { jdUt, ayanamsaDeg, placements: placements as Record<P, Placement<P>> };
}

function bodyOf(point: ChartPoint, nodeBody: Body): AnyBody {
  if (point === 'rahu' || point === 'ketu') return nodeBody;
  if (point === 'lilith' || point === 'priapus') return 'meanApogee';
  return point === 'true_lilith' ? 'osculatingApogee' : point;
}

const isOpposite = (point: ChartPoint): boolean => point === 'ketu' || point === 'priapus';

function place<P extends ChartPoint>(
  point: P,
  position: Position,
  ayanamsaDeg: number,
  rateDegPerDay: number,
  nodeMode: NodeMode,
): Placement<P> {
  const opposite = isOpposite(point);
  const speedDegPerDay = position.speedDegPerDay - rateDegPerDay;
  const { longitudeDeg, signIndex, degreeInSign, nakshatraIndex, padaNumber } = spotOf(
    position.longitudeDeg - ayanamsaDeg + (opposite ? 180 : 0),
  );
  return {
    point,
    longitudeDeg,
    signIndex,
    degreeInSign,
    nakshatraIndex,
    padaNumber,
    latitudeDeg: opposite ? 0 - position.latitudeDeg : position.latitudeDeg,
    distanceAu: position.distanceAu,
    speedDegPerDay,
    isRetrograde: isRetrograde(point, speedDegPerDay, nodeMode),
  };
}

/**
 * Whether a point is retrograde. Sun and Moon never are, mean nodes always; all others by the sign of their unrounded
 * speed, which alone decides near a station.
 */
export function isRetrograde(point: ChartPoint, speedDegPerDay: number, nodeMode: NodeMode): boolean {
  if (point === 'sun' || point === 'moon') return false;
  if (nodeMode === 'mean' && (point === 'rahu' || point === 'ketu')) return true;
  return speedDegPerDay < 0;
}
