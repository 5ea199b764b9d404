import type { Ephemeris } from '../core/ephemeris.ts';
import type { AngleId } from './points.ts';
import { type Aspect, aspectsAcross } from './aspects.ts';
import type { AspectOrbs } from './orbs.ts';
import { bodiesIn, fixedPoints, movingBodies, type WesternBody, type WesternChart, type WesternSky } from './natal.ts';

export type Transits = {
  /** Bodies of the moment, in the houses of the natal chart. */
  bodies: readonly WesternBody[];
  /** Aspects of the moving bodies to natal points. */
  aspects: readonly Aspect[];
};

/**
 * Returns the sky of a moment over a natal chart.
 * @param angles of the natal chart that take part in aspects
 * @throws EphemerisRangeError outside the ephemeris
 * @source natal points have no motion: an aspect applies when the body in transit comes nearer to it
 */
export function transitsTo(
  natal: WesternChart,
  sky: Ephemeris,
  jdUt: number,
  settings: WesternSky,
  { orbs, angles }: { orbs: AspectOrbs; angles: readonly AngleId[] },
): Transits {
  const bodies = bodiesIn(natal.frame, sky, { jdUt, place: natal.place }, settings);
  return { bodies, aspects: aspectsAcross(movingBodies(bodies), fixedPoints(natal, angles, 0), orbs) };
}
