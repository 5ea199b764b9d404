/** Degrees everywhere; radians occur only in this file. */

/** Brings an angle into [0, 360). One that is there already is returned bit for bit. @param deg any finite number of degrees */
export function normalizeDeg(deg: number): number {
  if (deg >= 0 && deg < 360) return deg + 0; // Adding and taking away a turn would lose the last bits, and with them 13°20′.
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
