import { type Placement, spotOf } from '../sky/placements.ts';
import type { Point } from '../vocabulary/grahas.ts';
import { type Chart, countedFrom } from './chart.ts';

/** A chart made up by hand, for tests: sidereal longitudes of the ascendant and of the points, all direct. */
export function chartByHand<P extends Point>(ascendantDeg: number, degs: Readonly<Record<P, number>>): Chart<P> {
  // Safe: the points are the keys of the record.
  const points = Object.keys(degs) as P[];
  const placements = Object.fromEntries(
    points.map((point): [P, Placement] => [
      point,
      { point, ...spotOf(degs[point]), latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 1, isRetrograde: false },
    ]),
  );
  const ascendant = spotOf(ascendantDeg);
  // Safe: the map above made a placement for each point.
  const sky = { jdUt: 0, ayanamsaDeg: 0, ascendant, placements: placements as Record<P, Placement> };
  return countedFrom(sky, points, ascendant.signIndex);
}
