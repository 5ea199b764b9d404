/** Factor from degrees to radians. The engine passes degrees everywhere, never radians. */

export const RADIANS_PER_DEG = Math.PI / 180;

/** Brings an angle into [0, 360). An angle already in the range is returned bit for bit. @param deg any finite number */
export function normalizeDeg(deg: number): number {
  if (deg >= 0 && deg < 360) return deg + 0; // Adding and taking away a turn would lose the last bits; + 0 turns -0 into 0.
  if (deg >= 360 && deg < 720) return deg - 360; // Exact, and ten times as fast as the remainder.
  const turned = (deg > -360 && deg < 0 ? deg : deg % 360) + (deg < 0 ? 360 : 0);
  return turned >= 360 ? 0 : turned; // A tiny negative angle plus 360 rounds to 360 itself.
}

/** Returns the arc from one longitude to another along the zodiac, in [0, 360). */
export const arcDeg = (fromDeg: number, toDeg: number): number => normalizeDeg(toDeg - fromDeg);

/** Returns the shorter arc from one longitude to another, in [-180, 180); positive along the zodiac. */
export const shortestArcDeg = (fromDeg: number, toDeg: number): number => normalizeDeg(toDeg - fromDeg + 180) - 180;

/** Returns the sign of a longitude: 0 = Aries … 11 = Pisces. Half-open: 30° belongs to Taurus. */
export const signIndexOf = (longitudeDeg: number): number => Math.floor(normalizeDeg(longitudeDeg) / 30);

/** Returns the degrees travelled within the sign, in [0, 30). */
export const degreeInSign = (longitudeDeg: number): number => normalizeDeg(longitudeDeg) % 30;

/** Returns the nakshatra (of 27) of a sidereal longitude: 0 = Ashwini … 26 = Revati. Half-open. */
export const nakshatraIndexOf = (siderealDeg: number): number => Math.floor((normalizeDeg(siderealDeg) * 27) / 360);

/** Returns the pada of a sidereal longitude within its nakshatra: 1 to 4. Half-open. */
export const padaNumberOf = (siderealDeg: number): number =>
  (Math.floor((normalizeDeg(siderealDeg) * 108) / 360) % 4) + 1; // Multiplied first: 360/27 has no binary form.

/**
 * Returns the right ascension of the ecliptic point at a longitude, degrees in [0, 360). The right ascension of the
 * midheaven is the sidereal time itself (ARMC).
 */
export function rightAscensionDeg(longitudeDeg: number, obliquityDeg: number): number {
  const longitude = longitudeDeg * RADIANS_PER_DEG;
  const east = Math.sin(longitude) * Math.cos(obliquityDeg * RADIANS_PER_DEG);
  return normalizeDeg(Math.atan2(east, Math.cos(longitude)) / RADIANS_PER_DEG);
}

/** Returns the declination of the ecliptic point at a longitude, degrees, north positive. */
export const declinationDeg = (longitudeDeg: number, obliquityDeg: number): number =>
  Math.asin(Math.sin(longitudeDeg * RADIANS_PER_DEG) * Math.sin(obliquityDeg * RADIANS_PER_DEG)) / RADIANS_PER_DEG;

/** A point of the sky in equatorial coordinates, degrees. */
export type Equatorial = { rightAscensionDeg: number; /** North positive. */ declinationDeg: number };

/** Converts ecliptic to equatorial coordinates. @param obliquityDeg true obliquity of date, for longitudes of date */
export function equatorialOf(longitudeDeg: number, latitudeDeg: number, obliquityDeg: number): Equatorial {
  const [longitude, latitude] = [longitudeDeg * RADIANS_PER_DEG, latitudeDeg * RADIANS_PER_DEG];
  const obliquity = obliquityDeg * RADIANS_PER_DEG;
  const east = Math.cos(latitude) * Math.cos(longitude);
  const north = Math.cos(latitude) * Math.sin(longitude);
  const up = Math.sin(latitude);
  const sine = north * Math.sin(obliquity) + up * Math.cos(obliquity);
  return {
    rightAscensionDeg: normalizeDeg(
      Math.atan2(north * Math.cos(obliquity) - up * Math.sin(obliquity), east) / RADIANS_PER_DEG,
    ),
    declinationDeg: Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS_PER_DEG,
  };
}

/**
 * Returns the altitude above the true horizon, degrees, without refraction.
 * @param hourAngleDeg west of the meridian, degrees
 */
export function altitudeDeg(declinationDeg: number, hourAngleDeg: number, latitudeDeg: number): number {
  const [declination, latitude] = [declinationDeg * RADIANS_PER_DEG, latitudeDeg * RADIANS_PER_DEG];
  const sine =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngleDeg * RADIANS_PER_DEG);
  return Math.asin(Math.min(1, Math.max(-1, sine))) / RADIANS_PER_DEG;
}
