/** Degrees everywhere; radians occur only in this file. */

const RADIANS_PER_DEG = Math.PI / 180;

/** Brings an angle into [0, 360). One that is there already is returned bit for bit. @param deg any finite number */
export function normalizeDeg(deg: number): number {
  if (deg >= 0 && deg < 360) return deg + 0; // A turn added and taken away costs the last bits; + 0 ends -0.
  const turned = (deg % 360) + (deg < 0 ? 360 : 0);
  return turned >= 360 ? 0 : turned; // A tiny negative angle plus 360 rounds to 360 itself.
}

/** The way from one longitude to another along the zodiac, in [0, 360). */
export const arcDeg = (fromDeg: number, toDeg: number): number => normalizeDeg(toDeg - fromDeg);

/** The shorter way from one longitude to another, in [-180, 180); positive along the zodiac. */
export const shortestArcDeg = (fromDeg: number, toDeg: number): number => normalizeDeg(toDeg - fromDeg + 180) - 180;

/** Which sign a longitude falls in: 0 = Aries … 11 = Pisces. Half-open: 30° belongs to Taurus. */
export const signIndexOf = (longitudeDeg: number): number => Math.floor(normalizeDeg(longitudeDeg) / 30);

/** Degrees travelled within the sign, in [0, 30). */
export const degreeInSign = (longitudeDeg: number): number => normalizeDeg(longitudeDeg) % 30;

/** Which of the 27 nakshatras a sidereal longitude falls in: 0 = Ashwini … 26 = Revati. Half-open. */
export const nakshatraIndexOf = (siderealDeg: number): number => Math.floor((normalizeDeg(siderealDeg) * 27) / 360);

/** Which quarter of its nakshatra a sidereal longitude falls in: 1 to 4. Half-open. */
export const padaNumberOf = (siderealDeg: number): number =>
  (Math.floor((normalizeDeg(siderealDeg) * 108) / 360) % 4) + 1; // Multiplied first: 360/27 has no binary form.

/**
 * Right ascension of the point of the ecliptic at a longitude, degrees in [0, 360). For the midheaven it is the sidereal
 * time itself (ARMC).
 */
export function rightAscensionDeg(longitudeDeg: number, obliquityDeg: number): number {
  const longitude = longitudeDeg * RADIANS_PER_DEG;
  const east = Math.sin(longitude) * Math.cos(obliquityDeg * RADIANS_PER_DEG);
  return normalizeDeg(Math.atan2(east, Math.cos(longitude)) / RADIANS_PER_DEG);
}
