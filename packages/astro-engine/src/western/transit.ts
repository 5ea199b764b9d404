import type { Ephemeris } from '../core/ephemeris.ts';
import type { AngleId } from './points.ts';
import { type Aspect, aspectsAcross, type Orbs } from './aspects.ts';
import { bodiesIn, fixedPoints, movingBodies, type WesternBody, type WesternChart, type WesternSky } from './natal.ts';

export type Transits = {
  /** Where bodies stand at the moment, in the houses of the natal chart. */
  bodies: readonly WesternBody[];
  /** From the moving bodies to what stood still at birth. */
  aspects: readonly Aspect[];
};

/**
 * The sky of a moment over a natal chart.
 * @param angles of the natal chart that take part in aspects
 * @throws EphemerisRangeError where the ephemeris does not reach
 * @source natal points have no motion: an aspect applies when the body in transit comes nearer to it
 */
export function transitsTo(
  natal: WesternChart,
  sky: Ephemeris,
  jdUt: number,
  settings: WesternSky,
  { orbs, angles }: { orbs: Orbs; angles: readonly AngleId[] },
): Transits {
  const bodies = bodiesIn(natal.frame, sky, { jdUt, place: natal.place }, settings);
  return { bodies, aspects: aspectsAcross(movingBodies(bodies), fixedPoints(natal, angles, 0), orbs) };
}
