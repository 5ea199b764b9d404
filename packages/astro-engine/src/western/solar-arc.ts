import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import type { Window } from '../events/crossings.ts';
import type { SearchedSky } from '../events/searched-sky.ts';
import { type Aspect, aspectsAcross } from './aspects.ts';
import type { AspectOrbs } from './orbs.ts';
import { ayanamsaIn, type Zodiac } from '../sky/placements.ts';
import { fixedPoints, type WesternChart } from './natal.ts';
import type { AngleId, WesternPoint } from './points.ts';
import { lifeJdUtAt, NAIBOD_DEG, progressedCrossingsIn, progressedMoment } from './progression.ts';

/** Arc of a year of life: the true arc of the Sun, his mean motion (Naibod), or one degree. */
export const ARC_METHODS = ['true', 'naibod', 'degree'] as const;
export type ArcMethod = (typeof ARC_METHODS)[number];

export type SolarArc = {
  /** Tropical years from birth to the target. */
  ageYears: number;
  /** Not wrapped: beyond 360° after some 365 years. */
  arcDeg: number;
  directed: readonly { point: WesternPoint; longitudeDeg: number; natalDeg: number }[];
  /** Aspects of the directed points to the natal ones. */
  aspects: readonly Aspect[];
};

/** Always uses the geocentric Sun. The mean motion gives the number of whole turns in the arc. */
function arcDegAt(
  sky: Ephemeris,
  { jdUt: birthJdUt, zodiac }: { jdUt: number; zodiac: Zodiac },
  ageYears: number,
  method: ArcMethod,
): number {
  const meanDeg = NAIBOD_DEG * ageYears;
  if (method === 'naibod') return meanDeg;
  if (method === 'degree') return ageYears;
  const sunDegAt = (jdUt: number): number => sky.longitudeDeg('sun', jdUt) - ayanamsaIn(sky, zodiac, jdUt);
  const turnedDeg = sunDegAt(birthJdUt + ageYears) - sunDegAt(birthJdUt);
  return meanDeg + shortestArcDeg(meanDeg, turnedDeg);
}

/**
 * Returns solar arc directions: every point of a chart advanced by the same arc.
 * @param targetJdUt the requested moment of life, not before the birth
 * @param angles that are directed, and take part in aspects
 * @throws EphemerisRangeError if the progressed moment is outside the ephemeris
 * @source Noel Tyl, Solar Arcs (2001); the Sun a day after birth for each tropical year; Naibod 0°59′08.33″ a year
 * @accuracy that of the ephemeris; the age is counted in mean tropical years
 */
export function solarArcTo(
  natal: WesternChart,
  sky: Ephemeris,
  targetJdUt: number,
  { method, orbs, angles }: { method: ArcMethod; orbs: AspectOrbs; angles: readonly AngleId[] },
): SolarArc {
  const { ageYears } = progressedMoment(natal.jdUt, targetJdUt);
  const arcDeg = arcDegAt(sky, natal, ageYears, method);
  const still = fixedPoints(natal, angles, 0);
  const directed = still.map(({ point, longitudeDeg }) => ({
    point,
    longitudeDeg: normalizeDeg(longitudeDeg + arcDeg),
    natalDeg: longitudeDeg,
  }));
  const moving = directed.map(({ point, longitudeDeg }) => ({ point, longitudeDeg, motionDeg: NAIBOD_DEG }));
  return { ageYears, arcDeg, directed, aspects: aspectsAcross(moving, still, orbs) };
}

/** Arc of a year of life by the methods that have an even one. */
const YEAR_ARCS_DEG = { naibod: NAIBOD_DEG, degree: 1 } as const satisfies Partial<Record<ArcMethod, number>>;

/** A solar arc that is reached, less whole turns, at its moment of life. */
export type ReachedArc = { jdUt: number; arcDeg: number };

/**
 * Returns the moments of life within a window at which a solar arc, less whole turns, is one of given ones.
 * @param arcsDeg in [0, 360)
 * @param sky in the zodiac of the arc
 * @throws EphemerisRangeError if the progressed moment is outside the ephemeris
 * @source as `solarArcTo`
 * @accuracy 15 ms of life
 */
export function solarArcsReachedIn(
  sky: SearchedSky,
  birthJdUt: number,
  { method, arcsDeg }: { method: ArcMethod; arcsDeg: readonly number[] },
  window: Window,
): ReachedArc[] {
  if (method !== 'true')
    return arcsDeg.flatMap((arcDeg) => evenArcIn(birthJdUt, YEAR_ARCS_DEG[method], arcDeg, window));
  const birthSunDeg = sky.longitudeDeg('sun', birthJdUt);
  const placeOf = (arcDeg: number): number => normalizeDeg(birthSunDeg + arcDeg);
  return progressedCrossingsIn(sky.longitude('sun'), arcsDeg.map(placeOf), birthJdUt, window).flatMap(
    ({ jdUt, targetDeg }) =>
      arcsDeg.filter((arcDeg) => placeOf(arcDeg) === targetDeg).map((arcDeg) => ({ jdUt, arcDeg })),
  );
}

function evenArcIn(
  birthJdUt: number,
  yearArcDeg: number,
  arcDeg: number,
  { fromJdUt, untilJdUt }: Window,
): ReachedArc[] {
  const turnsAt = (jdUt: number): number =>
    Math.floor((progressedMoment(birthJdUt, jdUt).ageYears * yearArcDeg - arcDeg) / 360);
  const first = Math.max(0, turnsAt(fromJdUt));
  return Array.from({ length: Math.max(0, turnsAt(untilJdUt) - first + 1) }, (_, index) => ({
    jdUt: lifeJdUtAt(birthJdUt, (arcDeg + (first + index) * 360) / yearArcDeg),
    arcDeg,
  })).filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt);
}
