import type { Ephemeris, GeoPlace } from '../core/ephemeris.ts';
import { signIndexOf } from '../core/angle.ts';
import { wholeSignHouseNumber } from '../sky/houses.ts';
import { ascendantAround } from '../sky/rising-signs.ts';
import type { Varga } from './vargas.ts';
import { type VargaSpot, vargaSpot } from './varga-sign.ts';

export type VargaPlacement = VargaSpot & { houseNumber: number };

export type VargaChart<Name extends string> = {
  ascendant: VargaPlacement;
  placements: Readonly<Record<Name, VargaPlacement>>;
};

/**
 * Returns a divisional chart: ascendant and bodies mapped by the same rule, houses as whole signs from the divisional
 * ascendant.
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

/** First step of the search, then doubled: once left, a part is not entered again within the reach. */
const FIRST_STEP_SECONDS = 8;
/** Far less than the day in which the ascendant returns to the same part. */
const REACH_SECONDS = 43_200;

/**
 * Returns the time to the nearest change of the divisional ascendant, before or after this birth time: a smaller error
 * of the birth time leaves it the same. Both edges of its part are searched, not derived from its speed.
 *
 * The ascendant passes through 30° in about two hours, faster or slower by sign and latitude. D60 changes about every
 * two minutes, so a birth time known to the minute is a guess there.
 *
 * @param ascendantDeg sidereal longitude of the ascendant at `jdUt`
 * @returns whole seconds in which it certainly does not change; null if nothing changes within twelve hours
 * @accuracy 1 s
 */
export function sensitivitySeconds(
  varga: Varga,
  ascendantDeg: number,
  at: { sky: Ephemeris; jdUt: number; place: GeoPlace },
  method?: string,
): number | null {
  const tropicalDegAfter = ascendantAround(at.sky, at);
  const ayanamsaDeg = tropicalDegAfter(0) - ascendantDeg;
  const partAfter = (seconds: number): number => partOf(varga, tropicalDegAfter(seconds) - ayanamsaDeg, method);
  const own = partOf(varga, ascendantDeg, method);
  const edges = ([-1, 1] as const).flatMap((direction) => {
    const edge = edgeSeconds((seconds) => partAfter(direction * seconds) === own);
    return edge === null ? [] : [edge];
  });
  return edges.length === 0 ? null : Math.min(...edges);
}

/** More than the parts of a sign in any chart. */
const PARTS_LIMIT = 10_000;

/** Returns a number that identifies one part of one natal sign. */
const partOf = (varga: Varga, siderealDeg: number, method?: string): number =>
  signIndexOf(siderealDeg) * PARTS_LIMIT + vargaSpot(varga, siderealDeg, method).partIndex;

/** Returns the last whole second at which the part is still the same. */
function edgeSeconds(isOwn: (seconds: number) => boolean): number | null {
  let [inside, outside] = [0, FIRST_STEP_SECONDS];
  while (isOwn(outside)) {
    if (outside >= REACH_SECONDS) return null;
    [inside, outside] = [outside, Math.min(outside * 2, REACH_SECONDS)];
  }
  while (outside - inside > 1) {
    const middle = (inside + outside) >> 1;
    if (isOwn(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
