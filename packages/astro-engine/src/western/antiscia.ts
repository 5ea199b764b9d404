import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { WesternPoint } from './points.ts';

type Placed = { point: WesternPoint; longitudeDeg: number };

export const MIRRORS = ['antiscion', 'contra_antiscion'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** Returns the antiscion: the mirror point across the solstice axis, with a day of the same length. */
export const antiscionDeg = (longitudeDeg: number): number => normalizeDeg(180 - longitudeDeg);
/** Returns the contra-antiscion: the mirror point across the equinox axis. */
export const contraAntiscionDeg = (longitudeDeg: number): number => normalizeDeg(-longitudeDeg);

export type AntisciaHit = {
  pointA: WesternPoint;
  pointB: WesternPoint;
  mirror: Mirror;
  /** Not negative. */ orbDeg: number;
};

/**
 * Returns pairs of points, one at the antiscion or contra-antiscion of the other; each pair once, because mirrors are
 * mutual.
 * @param orbDeg largest distance from the mirror point, inclusive
 * @source Firmicus Maternus, Mathesis II.29; William Lilly, Christian Astrology, p. 90
 */
export const antisciaHits = (points: readonly Placed[], orbDeg: number): AntisciaHit[] =>
  points
    .flatMap((a, index) =>
      points.slice(index + 1).flatMap((b) =>
        MIRRORS.map((mirror) => {
          const mirroredDeg = (mirror === 'antiscion' ? antiscionDeg : contraAntiscionDeg)(a.longitudeDeg);
          const missDeg = Math.abs(shortestArcDeg(mirroredDeg, b.longitudeDeg));
          return { pointA: a.point, pointB: b.point, mirror, orbDeg: missDeg };
        }),
      ),
    )
    .filter((hit) => hit.orbDeg <= orbDeg)
    .toSorted((one, other) => one.orbDeg - other.orbDeg);
