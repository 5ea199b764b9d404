import { arcDeg } from '../core/angle.ts';
import type { Planet } from '../vocabulary/grahas.ts';

/** Addition to the aspect of a planet, if the arc to the other planet is within these degrees. */
type Special = { fromDeg: number; toDeg: number; virupas: number };

const SPECIALS: Partial<Record<Planet, readonly Special[]>> = {
  mars: [
    { fromDeg: 90, toDeg: 120, virupas: 15 },
    { fromDeg: 210, toDeg: 240, virupas: 15 },
  ],
  jupiter: [
    { fromDeg: 120, toDeg: 150, virupas: 30 },
    { fromDeg: 240, toDeg: 270, virupas: 30 },
  ],
  saturn: [
    { fromDeg: 60, toDeg: 90, virupas: 45 },
    { fromDeg: 270, toDeg: 300, virupas: 45 },
  ],
};

/** Returns the aspect without specials, by the arc from the aspecting planet to the other, degrees. */
function plainVirupas(wayDeg: number): number {
  if (wayDeg < 30 || wayDeg >= 300) return 0;
  if (wayDeg < 60) return (wayDeg - 30) / 2;
  if (wayDeg < 90) return wayDeg - 60 + 15;
  if (wayDeg < 120) return (120 - wayDeg) / 2 + 30;
  if (wayDeg < 150) return 150 - wayDeg;
  if (wayDeg < 180) return 2 * (wayDeg - 150);
  return (300 - wayDeg) / 2;
}

/**
 * Returns the strength of a planet's aspect on a longitude (sphuta drishti), in virupas: 60 is a full aspect. The
 * special aspects of Mars, Jupiter and Saturn are added.
 * @returns 0 to 60, for Saturn to 90
 * @source BPHS ch. 26; B.V. Raman, Graha and Bhava Balas
 */
export function sphutaDrishti(from: Planet, fromDeg: number, toDeg: number): number {
  const wayDeg = arcDeg(fromDeg, toDeg);
  const special = SPECIALS[from]?.find((band) => wayDeg >= band.fromDeg && wayDeg < band.toDeg);
  return plainVirupas(wayDeg) + (special?.virupas ?? 0);
}
