import { normalizeDeg, RADIANS_PER_DEG, rightAscensionDeg, signIndexOf } from '../core/angle.ts';
import type { Ephemeris, GeoPlace, HouseSystem } from '../core/ephemeris.ts';
import { houseNumberOf, housesAt } from '../sky/houses.ts';
import { type Placement, placementsAt, type SkySettings } from '../sky/placements.ts';
import { type Graha, GRAHA_IDS } from '../vocabulary/grahas.ts';
import { SIGNS } from '../vocabulary/signs.ts';
import { HORARY_ROWS, type KpSpot, kpSpotAt } from './lords.ts';

export type KpPlanet = Placement & KpSpot & { houseNumber: number };
export type KpCusp = KpSpot & { houseNumber: number; longitudeDeg: number };

/** A chart of Krishnamurti's school: houses begin at their cusps, and every point has its lords. */
export type KpChart = {
  ayanamsaDeg: number;
  /** The system computed: another than Placidus if that has no solution. */
  system: HouseSystem;
  cusps: readonly KpCusp[];
  planets: Readonly<Record<Graha, KpPlanet>>;
  /** Signs without a cusp, so their lords own no house through them; 0 = Aries. */
  interceptedSignIndexes: readonly number[];
};

type Frame = { system: HouseSystem; cuspsDeg: readonly number[] };
type Placements = { ayanamsaDeg: number; placements: Readonly<Record<Graha, Placement>> };

function chartOf({ ayanamsaDeg, placements }: Placements, { system, cuspsDeg }: Frame): KpChart {
  // Safe: one entry for each of the nine.
  const planets = Object.fromEntries(
    GRAHA_IDS.map((graha) => {
      const { longitudeDeg } = placements[graha];
      const houseNumber = houseNumberOf(longitudeDeg, cuspsDeg);
      return [graha, { ...placements[graha], ...kpSpotAt(longitudeDeg), houseNumber }];
    }),
  ) as Record<Graha, KpPlanet>;
  const held = new Set(cuspsDeg.map(signIndexOf));
  return {
    ayanamsaDeg,
    system,
    cusps: cuspsDeg.map((longitudeDeg, index) => ({ houseNumber: index + 1, longitudeDeg, ...kpSpotAt(longitudeDeg) })),
    planets,
    interceptedSignIndexes: SIGNS.flatMap((_, signIndex) => (held.has(signIndex) ? [] : [signIndex])),
  };
}

/**
 * Returns the chart of a moment and place by Krishnamurti: sidereal Placidus cusps that begin the houses, planets in
 * the house whose cusp is behind them, and the lords of sign, star, sub and sub-sub of each.
 * @param settings sidereal by an ayanamsa of Krishnamurti
 * @throws EphemerisRangeError outside the ephemeris
 * @source K.S. Krishnamurti, KP Reader I and II; beyond the polar circles, without a Placidus solution, Porphyry as in
 * Swiss Ephemeris
 * @accuracy that of the ephemeris; a cusp moves by 1° in some four minutes
 */
export function kpChartAt(sky: Ephemeris, jdUt: number, place: GeoPlace, settings: SkySettings): KpChart {
  const found = placementsAt(sky, GRAHA_IDS, jdUt, settings);
  return chartOf(found, housesAt(sky, 'placidus', jdUt, place, found.ayanamsaDeg));
}

/** Returns the sidereal time at which a point of the ecliptic rises, or null if it never does. */
function armcOfRising(tropicalDeg: number, latitudeDeg: number, obliquityDeg: number): number | null {
  const sineOfDeclination = Math.sin(tropicalDeg * RADIANS_PER_DEG) * Math.sin(obliquityDeg * RADIANS_PER_DEG);
  const tangentOfDeclination = sineOfDeclination / Math.sqrt(1 - sineOfDeclination ** 2);
  const sine = Math.tan(latitudeDeg * RADIANS_PER_DEG) * tangentOfDeclination;
  if (Math.abs(sine) > 1) return null;
  return normalizeDeg(rightAscensionDeg(tropicalDeg, obliquityDeg) - 90 - Math.asin(sine) / RADIANS_PER_DEG);
}

const equalCuspsDeg = (ascendantDeg: number): number[] =>
  Array.from({ length: 12 }, (_, index) => normalizeDeg(ascendantDeg + index * 30));

/**
 * Returns the horary chart of a number: the ascendant is the start of that part of the zodiac, the other cusps are
 * those of Placidus for this ascendant at the place, the planets are those of the moment of judgement.
 * @param number 1 to 249
 * @throws RangeError for another number
 * @source K.S. Krishnamurti, KP Reader VI; beyond the polar circles, without a Placidus solution and with degrees that
 * never rise, equal houses from the ascendant
 */
export function kpHoraryAt(
  sky: Ephemeris,
  number: number,
  jdUt: number,
  place: GeoPlace,
  settings: SkySettings,
): KpChart {
  const row = HORARY_ROWS[number - 1];
  if (row === undefined) throw new RangeError(`number ${number} is not one of 249`);
  const found = placementsAt(sky, GRAHA_IDS, jdUt, settings);
  const obliquityDeg = sky.obliquityDeg(jdUt);
  const armcDeg = armcOfRising(normalizeDeg(row.startDeg + found.ayanamsaDeg), place.latitudeDeg, obliquityDeg);
  const houses = armcDeg === null ? null : sky.housesFromArmc('placidus', armcDeg, place.latitudeDeg, obliquityDeg);
  if (houses === null || houses.system !== 'placidus') {
    return chartOf(found, { system: 'equal', cuspsDeg: equalCuspsDeg(row.startDeg) });
  }
  const cuspsDeg = houses.cuspsDeg.map((cuspDeg) => normalizeDeg(cuspDeg - found.ayanamsaDeg));
  cuspsDeg[0] = row.startDeg; // Set exactly: the last bits of a solved angle could fall before the edge.
  cuspsDeg[6] = normalizeDeg(row.startDeg + 180);
  return chartOf(found, { system: 'placidus', cuspsDeg });
}
