import type { Ephemeris, HouseSystem } from '../core/ephemeris.ts';
import { houseNumberOf } from '../sky/houses.ts';
import { type Aspect, type AspectPoint, aspectsAcross } from './aspects.ts';
import type { AspectOrbs } from './orbs.ts';
import { type Birth, fixedPoints, frameAt, westernChart, type WesternChart, type WesternSky } from './natal.ts';
import type { AngleId, WesternPoint } from './points.ts';

/** A point of one chart in a house of another. */
export type Overlay = { point: WesternPoint; houseNumber: number };

export type Synastry = {
  aspects: readonly Aspect[];
  aInHousesOfB: readonly Overlay[];
  bInHousesOfA: readonly Overlay[];
};

/** Returns two charts by one house system: if it has no solution for one of them, neither uses it. */
export function chartPair(sky: Ephemeris, a: Birth, b: Birth, settings: WesternSky): [WesternChart, WesternChart] {
  const frameOf = (birth: Birth, system: HouseSystem) => frameAt(sky, system, birth, settings.zodiac);
  const requestedSystem = settings.houseSystem;
  const [frameA, frameB] = [frameOf(a, requestedSystem), frameOf(b, requestedSystem)];
  if (frameA.system === frameB.system) {
    return [westernChart(sky, a, settings, frameA), westernChart(sky, b, settings, frameB)];
  }
  const system = frameA.system === requestedSystem ? frameB.system : frameA.system;
  const chartOf = (birth: Birth) => westernChart(sky, birth, settings, { ...frameOf(birth, system), requestedSystem });
  return [chartOf(a), chartOf(b)];
}

const overlay = (points: readonly AspectPoint[], { frame }: WesternChart): Overlay[] =>
  points.map(({ point, longitudeDeg }) => ({ point, houseNumber: houseNumberOf(longitudeDeg, frame.cuspsDeg) }));

/**
 * Compares two charts: every aspect between them, and the points of each in the houses of the other. Aspects neither
 * apply nor separate, because the two skies are of different times.
 */
export function synastryOf(
  a: WesternChart,
  b: WesternChart,
  { orbs, angles }: { orbs: AspectOrbs; angles: readonly AngleId[] },
): Synastry {
  const pointsA = fixedPoints(a, angles, null);
  const pointsB = fixedPoints(b, angles, null);
  return {
    aspects: aspectsAcross(pointsA, pointsB, orbs),
    aInHousesOfB: overlay(pointsA, b),
    bInHousesOfA: overlay(pointsB, a),
  };
}
