import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris, GeoPlace, HouseSystem } from '../core/ephemeris.ts';
import { type HouseFrame, houseNumberOf, housesAt } from '../sky/houses.ts';
import {
  ayanamsaIn,
  type NodeMode,
  type Placement,
  placementsAt,
  WESTERN_SKY,
  type Zodiac,
} from '../sky/placements.ts';
import type { ChartPoint } from '../vocabulary/grahas.ts';
import type { AspectPoint } from './aspects.ts';
import type { AngleId } from './points.ts';

/** A moment at a place: Julian Day in UT. */
export type Birth = { jdUt: number; place: GeoPlace };

export type WesternSky = {
  points: readonly ChartPoint[];
  zodiac: Zodiac;
  nodeMode: NodeMode;
  /** Topocentric instead of geocentric positions. */
  isTopocentric: boolean;
  houseSystem: HouseSystem;
};

/** A body in a house. */
export type WesternBody = Placement<ChartPoint> & { /** 1 to 12. */ houseNumber: number };

export type Angles = Readonly<Record<AngleId, number>>;

/** A chart: bodies in the requested order, angles and cusps, all in one zodiac. */
export type WesternChart = Birth & {
  zodiac: Zodiac;
  bodies: readonly WesternBody[];
  frame: HouseFrame;
};

/** Returns the angles of a frame, degrees; the lower ones and the antivertex are opposite the upper. */
export const anglesOf = ({
  ascendantDeg,
  midheavenDeg,
  vertexDeg,
  eastPointDeg,
}: Omit<HouseFrame, 'cuspsDeg'>): Angles => ({
  ascendant: ascendantDeg,
  midheaven: midheavenDeg,
  descendant: normalizeDeg(ascendantDeg + 180),
  imumCoeli: normalizeDeg(midheavenDeg + 180),
  vertex: vertexDeg,
  antivertex: normalizeDeg(vertexDeg + 180),
  eastPoint: eastPointDeg,
});

/** Returns bodies of a moment, in the houses of a frame that may be of another moment. */
export function bodiesIn(
  frame: HouseFrame,
  sky: Ephemeris,
  { jdUt, place }: Birth,
  settings: WesternSky,
): WesternBody[] {
  const { points, zodiac, nodeMode, isTopocentric } = settings;
  const observer = isTopocentric ? place : WESTERN_SKY.observer;
  const { placements } = placementsAt(sky, points, jdUt, { zodiac, nodeMode, observer });
  return points.map((point) => {
    const placement = placements[point];
    return { ...placement, houseNumber: houseNumberOf(placement.longitudeDeg, frame.cuspsDeg) };
  });
}

/** Returns angles and cusps of a moment and place in a zodiac. */
export const frameAt = (sky: Ephemeris, system: HouseSystem, { jdUt, place }: Birth, zodiac: Zodiac): HouseFrame =>
  housesAt(sky, system, jdUt, place, ayanamsaIn(sky, zodiac, jdUt));

/**
 * Returns the chart of a moment and place.
 * @param frame houses in the same zodiac, if already known
 * @throws EphemerisRangeError outside the ephemeris
 * @source apparent positions on the true equinox of date, less the ayanamsa in a sidereal zodiac; a body's house by its longitude between the cusps
 * @accuracy the ascendant moves 1° in about 4 minutes: 1 s of birth time is 15″
 */
export const westernChart = (
  sky: Ephemeris,
  birth: Birth,
  settings: WesternSky,
  frame: HouseFrame = frameAt(sky, settings.houseSystem, birth, settings.zodiac),
): WesternChart => ({
  jdUt: birth.jdUt,
  place: birth.place,
  zodiac: settings.zodiac,
  bodies: bodiesIn(frame, sky, birth, settings),
  frame,
});

/** Angles that take part in aspects. The lower ends repeat the upper, and the others have aspects only if they are named. */
export const UPPER_ANGLES = ['ascendant', 'midheaven'] as const satisfies readonly AngleId[];
export const FOUR_ANGLES = [...UPPER_ANGLES, 'descendant', 'imumCoeli'] as const satisfies readonly AngleId[];

/** Returns bodies and angles as fixed points, such as natal points under a transit or the charts of two people. */
export const fixedPoints = (
  { bodies, frame }: { bodies: readonly Pick<WesternBody, 'point' | 'longitudeDeg'>[]; frame: HouseFrame },
  angles: readonly AngleId[],
  motionDeg: 0 | null,
): AspectPoint[] => [
  ...bodies.map(({ point, longitudeDeg }) => ({ point, longitudeDeg, motionDeg })),
  ...angles.map((point) => ({ point, longitudeDeg: anglesOf(frame)[point], motionDeg })),
];

/** Returns bodies with their own daily motion. */
export const movingBodies = (bodies: readonly WesternBody[]): AspectPoint[] =>
  bodies.map(({ point, longitudeDeg, speedDegPerDay }) => ({ point, longitudeDeg, motionDeg: speedDegPerDay }));

/**
 * Returns angles with their motion from one frame to a later one.
 * @param elapsed time between the two, in the unit of motion
 */
export const movingAngles = (
  frame: HouseFrame,
  later: HouseFrame,
  elapsed: number,
  angles: readonly AngleId[],
): AspectPoint[] =>
  angles.map((point) => {
    const longitudeDeg = anglesOf(frame)[point];
    return { point, longitudeDeg, motionDeg: shortestArcDeg(longitudeDeg, anglesOf(later)[point]) / elapsed };
  });

/** One second, in days: short enough for uniform motion of the angles. */
const PROBE_DAYS = 1 / 86_400;

/** Returns every point of a chart with its motion at its moment; angles turn with the day, by some 361°. */
export const movingPoints = (
  { jdUt, place, zodiac, bodies, frame }: WesternChart,
  sky: Ephemeris,
  angles: readonly AngleId[],
): AspectPoint[] => [
  ...movingBodies(bodies),
  ...movingAngles(frame, frameAt(sky, frame.system, { jdUt: jdUt + PROBE_DAYS, place }, zodiac), PROBE_DAYS, angles),
];
