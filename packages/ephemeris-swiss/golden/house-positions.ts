import { type Ephemeris, HOUSE_LETTERS, HOUSE_SYSTEMS, type HouseSystem } from '@graha/astro-engine/core/ephemeris';
import { houseNumberOf } from '@graha/astro-engine/sky/houses';
import { functionsOf, loadSwissModule } from '../src/swiss-module.ts';
import type { AccuracyRow } from './difference.ts';

/** The library's own house of a body on the ecliptic, the reference for houses derived from the cusps. */

type HousePosition = {
  allocate(byteCount: number): number;
  position(armc: number, latitude: number, obliquity: number, system: number, place: number, error: number): number;
};

type WrongHouse = { latitudeDeg: number; armcDeg: number; longitudeDeg: number; house: number; expected: number };
export type HouseComparison = { cases: number; backwardFrames: number; wrong: WrongHouse[] };

const OBLIQUITY_DEG = 23.44;
const LATITUDES_DEG = [-86.3, -80, -74, -72, -71.73, -66.9, -65.3, -64, -40, 0, 52, 64, 65.9, 66.5, 69.6782, 75, 80];
/** Nearer to a cusp, the precision of `swe_house_pos` decides. */
const ON_CUSP_DEG = 1e-5;
/**
 * Systems in which the library's `swe_house_pos` contradicts its own cusps: Sripati everywhere, the horizontal one in the
 * south, Pullen's first in quadrants of less than 30°.
 */
const CONTRADICTED: readonly HouseSystem[] = ['sripati', 'horizontal', 'pullen_sd'];
export const COMPARED_SYSTEMS = HOUSE_SYSTEMS.filter((system) => !CONTRADICTED.includes(system));

/** A comparison of one system over latitudes, sidereal times and longitudes. */
export async function houseComparison(sky: Ephemeris): Promise<(system: HouseSystem) => HouseComparison> {
  const swiss = await loadSwissModule();
  const { allocate, position } = functionsOf<HousePosition>(swiss, { allocate: '_malloc', position: '_swe_house_pos' });
  const [place, error] = [allocate(16), allocate(256)];
  const swissHouse = (letter: number, armcDeg: number, latitudeDeg: number, longitudeDeg: number): number => {
    swiss.HEAPF64[place >> 3] = longitudeDeg;
    swiss.HEAPF64[(place >> 3) + 1] = 0;
    return Math.floor(position(armcDeg, latitudeDeg, OBLIQUITY_DEG, letter, place, error));
  };
  return (system) => {
    const found: HouseComparison = { cases: 0, backwardFrames: 0, wrong: [] };
    for (const latitudeDeg of LATITUDES_DEG) {
      for (let armcDeg = 0.37; armcDeg < 360; armcDeg += 11.3) {
        const { system: given, cuspsDeg } = sky.housesFromArmc(system, armcDeg, latitudeDeg, OBLIQUITY_DEG);
        const letter = HOUSE_LETTERS[given].charCodeAt(0); // Placidus, Koch and the topocentric system may have been replaced by Porphyry.
        const [first = 0, second = 0] = cuspsDeg;
        if ((second - first + 360) % 360 > 180) found.backwardFrames += 1;
        for (let longitudeDeg = 0.123; longitudeDeg < 360; longitudeDeg += 7.7) {
          if (cuspsDeg.some((cuspDeg) => Math.abs(cuspDeg - longitudeDeg) < ON_CUSP_DEG)) continue;
          const house = houseNumberOf(longitudeDeg, cuspsDeg);
          const expected = swissHouse(letter, armcDeg, latitudeDeg, longitudeDeg);
          found.cases += 1;
          if (house !== expected) found.wrong.push({ latitudeDeg, armcDeg, longitudeDeg, house, expected });
        }
      }
    }
    return found;
  };
}

/** All compared systems in one row. */
export async function houseAccuracy(sky: Ephemeris): Promise<AccuracyRow> {
  const compare = await houseComparison(sky);
  const found = COMPARED_SYSTEMS.map(compare);
  return {
    family: `houses of longitudes in ${COMPARED_SYSTEMS.length} systems, to 80° north and south`,
    cases: found.reduce((sum, { cases }) => sum + cases, 0),
    source: 'swe_house_pos of Swiss Ephemeris',
    worstDifference: found.reduce((sum, { wrong }) => sum + wrong.length, 0),
    unit: 'mismatches',
    tolerance: 0,
  };
}
