import { type Equatorial, RADIANS_PER_DEG, shortestArcDeg } from '../core/angle.ts';

/**
 * The daily turn of the sky over a place. Hour angles and positions are degrees west of the upper meridian, in
 * [-180, 180): the eastern horizon is at position -90, the lower meridian at -180, the western horizon at 90.
 */

const sin = (deg: number): number => Math.sin(deg * RADIANS_PER_DEG);
const cos = (deg: number): number => Math.cos(deg * RADIANS_PER_DEG);
const tan = (deg: number): number => Math.tan(deg * RADIANS_PER_DEG);
const asinDeg = (sine: number): number => Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS_PER_DEG;
const atan2Deg = (y: number, x: number): number => Math.atan2(y, x) / RADIANS_PER_DEG;

/** Returns the hour angle of a point. @param armcDeg right ascension of the meridian: the local sidereal time */
export const hourAngleOf = ({ rightAscensionDeg }: Equatorial, armcDeg: number): number =>
  shortestArcDeg(rightAscensionDeg, armcDeg);

/** Whether a point rises and sets at a latitude. A circumpolar point, and every point at a pole, does not. */
export const risesAt = (declinationDeg: number, latitudeDeg: number): boolean =>
  Math.abs(declinationDeg) + Math.abs(latitudeDeg) < 90;

/**
 * Returns the hour angle at which a point sets, its semi-diurnal arc, in (0, 180). It rises at the negative one.
 * @returns null for a point that does not cross the horizon
 * @source Meeus, Astronomical Algorithms, ch. 15, for the true horizon without refraction
 */
export const semiArcDeg = (declinationDeg: number, latitudeDeg: number): number | null =>
  risesAt(declinationDeg, latitudeDeg) ? 90 + asinDeg(tan(declinationDeg) * tan(latitudeDeg)) : null;

/** A way to measure the place of a point between horizon and meridian. Both functions need a point that rises. */
export type Division = {
  /** Returns the position of a point from its hour angle. */
  positionDeg(hourAngleDeg: number, declinationDeg: number, latitudeDeg: number): number;
  /** Returns the hour angle at which a point of a declination has a position. */
  hourAngleDeg(positionDeg: number, declinationDeg: number, latitudeDeg: number): number;
};

/**
 * Placidus: the position is the share of the semi-arc, diurnal or nocturnal, that is passed.
 * @source Placidus de Titis, Primum Mobile (1657); M. Gansten, Primary Directions (2009); Ptolemy, Tetrabiblos III.10
 */
export const PLACIDUS: Division = {
  positionDeg(hourAngleDeg, declinationDeg, latitudeDeg) {
    const dayDeg = semiArcDeg(declinationDeg, latitudeDeg) ?? Number.NaN;
    const awayDeg = Math.abs(hourAngleDeg);
    const shareDeg = awayDeg <= dayDeg ? (90 * awayDeg) / dayDeg : 90 + (90 * (awayDeg - dayDeg)) / (180 - dayDeg);
    return hourAngleDeg < 0 ? -shareDeg : shareDeg;
  },
  hourAngleDeg(positionDeg, declinationDeg, latitudeDeg) {
    const dayDeg = semiArcDeg(declinationDeg, latitudeDeg) ?? Number.NaN;
    const awayDeg = Math.abs(positionDeg);
    const angleDeg = awayDeg <= 90 ? (awayDeg / 90) * dayDeg : dayDeg + ((awayDeg - 90) / 90) * (180 - dayDeg);
    return positionDeg < 0 ? -angleDeg : angleDeg;
  },
};

/**
 * Regiomontanus: the circle of position goes through a point and the north and south of the horizon; the position is the
 * hour angle at which it cuts the equator. The pole is the height of the celestial pole above that circle.
 * @source Regiomontanus, Tabulae directionum (1490); M. J. Makransky, Primary Directions (1988), ch. IV
 */
export const REGIOMONTANUS: Division = {
  positionDeg(hourAngleDeg, declinationDeg, latitudeDeg) {
    const east = -cos(declinationDeg) * sin(hourAngleDeg);
    const up = sin(latitudeDeg) * sin(declinationDeg) + cos(latitudeDeg) * cos(declinationDeg) * cos(hourAngleDeg);
    return atan2Deg(-cos(latitudeDeg) * east, up);
  },
  hourAngleDeg(positionDeg, declinationDeg, latitudeDeg) {
    const eastDeg = atan2Deg(-sin(positionDeg), cos(latitudeDeg) * cos(positionDeg));
    const poleDeg = asinDeg(sin(latitudeDeg) * sin(eastDeg));
    return shortestArcDeg(0, positionDeg - asinDeg(tan(declinationDeg) * tan(poleDeg)));
  },
};
