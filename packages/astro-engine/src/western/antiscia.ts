import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { WesternPoint } from './points.ts';

type Placed = { point: WesternPoint; longitudeDeg: number };

export const MIRRORS = ['antiscion', 'contra_antiscion'] as const;
export type Mirror = (typeof MIRRORS)[number];

/** The point as far from the solstices on the other side, where the Sun is as long above the horizon. */
export const antiscionDeg = (longitudeDeg: number): number => normalizeDeg(180 - longitudeDeg);
/** The point as far from the equinoxes on the other side. */
export const contraAntiscionDeg = (longitudeDeg: number): number => normalizeDeg(-longitudeDeg);

export type AntisciaHit = {
  pointA: WesternPoint;
  pointB: WesternPoint;
  mirror: Mirror;
  /** Not negative. */ orbDeg: number;
};

/**
 * Pairs of which one stands on the antiscion or contra-antiscion of the other; each pair once, since the mirror works both ways.
 * @param orbDeg how far from the mirrored place still counts; its own end included
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
