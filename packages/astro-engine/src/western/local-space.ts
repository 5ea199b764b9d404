import { type Equatorial, normalizeDeg, RADIANS_PER_DEG } from '../core/angle.ts';
import type { MapPlace } from './astrocartography.ts';
import { hourAngleOf } from './diurnal-sphere.ts';

/** Direction from the place of birth: towards the planet, or away from it on the same great circle. */
export const SPACE_DIRECTIONS = ['towards', 'away'] as const;
export type SpaceDirection = (typeof SPACE_DIRECTIONS)[number];

export type Horizontal = {
  /** From the north through the east, in [0, 360). */ azimuthDeg: number;
  altitudeDeg: number;
};

type Vector = readonly [number, number, number];
const sin = (deg: number): number => Math.sin(deg * RADIANS_PER_DEG);
const cos = (deg: number): number => Math.cos(deg * RADIANS_PER_DEG);
const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) / RADIANS_PER_DEG;

/**
 * Returns azimuth and altitude of a point above the true horizon, without refraction. At a pole the azimuth is that at
 * the end of the given meridian.
 * @param armcDeg right ascension of the meridian
 * @source Meeus, Astronomical Algorithms, ch. 13
 * @accuracy that of the ephemeris
 */
export function horizontalOf(point: Equatorial, armcDeg: number, latitudeDeg: number): Horizontal {
  const hourDeg = hourAngleOf(point, armcDeg);
  const { declinationDeg } = point;
  const east = -cos(declinationDeg) * sin(hourDeg);
  const north = sin(declinationDeg) * cos(latitudeDeg) - cos(declinationDeg) * cos(hourDeg) * sin(latitudeDeg);
  const up = sin(declinationDeg) * sin(latitudeDeg) + cos(declinationDeg) * cos(hourDeg) * cos(latitudeDeg);
  return { azimuthDeg: normalizeDeg(atan2Deg(east, north)), altitudeDeg: atan2Deg(up, Math.hypot(east, north)) };
}

/**
 * Returns the half of a great circle that leaves a place by an azimuth and ends opposite the place on the Earth.
 * @param spacingDeg distance between the places of the line, degrees of a great circle
 * @source M. Erlewine, Local Space (1977)
 */
export function spaceLine({ latitudeDeg, longitudeDeg }: MapPlace, azimuthDeg: number, spacingDeg: number): MapPlace[] {
  const place: Vector = [cos(latitudeDeg) * cos(longitudeDeg), cos(latitudeDeg) * sin(longitudeDeg), sin(latitudeDeg)];
  const north: Vector = [
    -sin(latitudeDeg) * cos(longitudeDeg),
    -sin(latitudeDeg) * sin(longitudeDeg),
    cos(latitudeDeg),
  ];
  const east: Vector = [-sin(longitudeDeg), cos(longitudeDeg), 0];
  const at = (distanceDeg: number): MapPlace => {
    const part = (axis: 0 | 1 | 2): number =>
      place[axis] * cos(distanceDeg) +
      (north[axis] * cos(azimuthDeg) + east[axis] * sin(azimuthDeg)) * sin(distanceDeg);
    const [x, y, z] = [part(0), part(1), part(2)];
    return {
      latitudeDeg: atan2Deg(z, Math.hypot(x, y)),
      longitudeDeg: normalizeDeg(atan2Deg(y, x) + 180) - 180,
    };
  };
  const steps = Math.ceil(180 / spacingDeg);
  return Array.from({ length: steps + 1 }, (_, index) => at(Math.min(180, index * spacingDeg)));
}
