import { normalizeDeg } from '../core/angle.ts';
import { crossedSecondOf, crossingsIn, type Window } from '../events/crossings.ts';
import type { SearchedSky } from '../events/searched-sky.ts';
import { jdUtOfSecond } from '../core/moment.ts';
import type { Point } from '../vocabulary/grahas.ts';
import { ASPECTS, type AspectName } from '../western/orbs.ts';
import type { WesternPoint } from '../western/points.ts';

/** A point of a birth chart: degrees in the zodiac of the search. */
export type NatalTarget = { point: WesternPoint; longitudeDeg: number };

/** An exact aspect of a transiting body to a natal point; at a printed second (JD in UT). */
export type Hit = {
  jdUt: number;
  point: Point;
  aspect: AspectName;
  natal: WesternPoint;
  isRetrograde: boolean;
  /** Number of the pass of one body over one aspect to one point within the search, from 1. */
  passNumber: number;
};

const SECOND_DAYS = 1 / 86_400;

/** Returns both sides of a point; conjunction and opposition have one place, which rounding would split in two. */
export const placesDeg = (longitudeDeg: number, angleDeg: number): number[] =>
  angleDeg % 180 === 0
    ? [normalizeDeg(longitudeDeg + angleDeg)]
    : [normalizeDeg(longitudeDeg + angleDeg), normalizeDeg(longitudeDeg - angleDeg)];

/**
 * Returns the exact aspects of transiting bodies to natal points. Each pass of a retrograde loop is a hit; a loop that
 * turns at exactly the degree without passing it is none.
 * @param window half-open, by printed seconds
 * @accuracy 1 s; near a station, the ephemeris' own error divided by the speed
 */
export function hitsIn(
  sky: SearchedSky,
  points: readonly Point[],
  targets: readonly NatalTarget[],
  aspects: readonly AspectName[],
  { fromJdUt, untilJdUt }: Window,
): Hit[] {
  const wide = { fromJdUt: fromJdUt - 2 * SECOND_DAYS, untilJdUt: untilJdUt + SECOND_DAYS };
  const found = points.flatMap((point) =>
    targets.flatMap(({ point: natal, longitudeDeg }) =>
      aspects.flatMap((aspect) =>
        crossingsIn(sky.longitude(point), placesDeg(longitudeDeg, ASPECTS[aspect]), wide)
          .map(({ jdUt, isForward }) => ({ jdUt: jdUtOfSecond(crossedSecondOf(jdUt)), isRetrograde: !isForward }))
          .filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < untilJdUt)
          .map((hit, index) => ({ ...hit, point, aspect, natal, passNumber: index + 1 })),
      ),
    ),
  );
  return found.toSorted((one, other) => one.jdUt - other.jdUt);
}
