import type { Ephemeris, GeoPlace } from '../ephemeris.ts';
import { shortestArcDeg } from '../angle.ts';
import { wholeSignHouseNumber } from '../sky/houses.ts';
import type { Varga } from './vargas.ts';
import { type VargaSpot, methodOf, vargaSpot } from './varga-sign.ts';

export type VargaPlacement = VargaSpot & { houseNumber: number };

export type VargaChart<Name extends string> = {
  ascendant: VargaPlacement;
  placements: Readonly<Record<Name, VargaPlacement>>;
};

/**
 * A divisional chart: ascendant and bodies sent through the same rule, houses the whole signs from the divisional ascendant.
 * @param longitudesDeg sidereal longitudes by name
 * @param method name of one of the varga's methods
 * @throws RangeError for an unknown method
 * @source BPHS ch. 6: the rising part is the first house of the divisional chart
 */
export function vargaChart<Name extends string>(
  varga: Varga,
  ascendantDeg: number,
  longitudesDeg: Readonly<Record<Name, number>>,
  method?: string,
): VargaChart<Name> {
  const ascendant = vargaSpot(varga, ascendantDeg, method);
  const placed = (siderealDeg: number): VargaPlacement => {
    const spot = vargaSpot(varga, siderealDeg, method);
    return { ...spot, houseNumber: wholeSignHouseNumber(spot.signIndex, ascendant.signIndex) };
  };
  const placements: Partial<Record<Name, VargaPlacement>> = {};
  for (const name of Object.keys(longitudesDeg) as Name[]) placements[name] = placed(longitudesDeg[name]);
  return {
    ascendant: { ...ascendant, houseNumber: 1 },
    placements: placements as Record<Name, VargaPlacement>, // Safe: the loop visits every name. So are the keys above.
  };
}

/** One second of time, in days: short enough that the ascendant moves evenly. */
const PROBE_DAYS = 1 / 86_400;

/**
 * For how long around this birth time the divisional ascendant stays in its part.
 *
 * The ascendant passes through 30° in about two hours, quicker or slower by sign and latitude: the width of the part
 * divided by its speed at birth. D60 changes about every two minutes, so a birth time known to the minute is a guess there.
 *
 * @param ascendantDeg sidereal longitude of the ascendant at `jdUt`
 * @returns seconds from change to change, or null where the ascendant stands still or leaps (beyond the polar circle)
 * @accuracy a few percent: the speed is taken as constant through the part
 */
export function sensitivitySeconds(
  varga: Varga,
  ascendantDeg: number,
  at: { sky: Ephemeris; jdUt: number; place: GeoPlace },
  method?: string,
): number | null {
  const tropicalDegAt = (jdUt: number) => at.sky.houses('whole_sign', jdUt, at.place).ascendantDeg;
  const degPerSecond = shortestArcDeg(tropicalDegAt(at.jdUt), tropicalDegAt(at.jdUt + PROBE_DAYS));
  if (degPerSecond <= 0) return null;
  return partWidthDeg(varga, ascendantDeg, method) / degPerSecond;
}

function partWidthDeg(varga: Varga, siderealDeg: number, method?: string): number {
  const rule = methodOf(varga, method);
  if (typeof rule !== 'object') return 30 / varga.parts;
  const { partIndex } = vargaSpot(varga, siderealDeg, method);
  const segments = rule.segments[Math.floor(siderealDeg / 30) % 2 === 0 ? 'odd' : 'even'];
  return (segments[partIndex]?.toDeg ?? 30) - (segments[partIndex - 1]?.toDeg ?? 0);
}
