import { type Ephemeris, HOUSE_SYSTEMS, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import type { AccuracyRow } from '@graha/ephemeris-swiss/golden/difference';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';

const FIRST_JD_UT = 2_378_870.5;
const DAYS = 218_000;
const STEP_DAYS = 7919.137;
const INSTANTS = Array.from({ length: 200 }, (_, index) => FIRST_JD_UT + ((index * STEP_DAYS) % DAYS));
const SOURCE = 'Swiss Ephemeris itself, at 200 instants';

const awayDeg = (aDeg: number, bDeg: number): number => Math.abs(aDeg - bDeg - 360 * Math.round((aDeg - bDeg) / 360));
const worstOf = (degs: readonly number[]): number => degs.reduce((worst, deg) => Math.max(worst, deg), 0);

/** Compares every ayanamsa and house system of the product with the library's own. */
export async function libraryAccuracy(sky: Ephemeris): Promise<AccuracyRow[]> {
  const library = await createSwissEphemeris();
  const ayanamsas = NAMED_AYANAMSAS.flatMap((name) =>
    INSTANTS.map((jdUt) => awayDeg(sky.ayanamsaDeg(name, jdUt), library.ayanamsaDeg(name, jdUt))),
  );
  const cusps = HOUSE_SYSTEMS.flatMap((system) =>
    INSTANTS.flatMap((jdUt, index) => {
      const place = { latitudeDeg: ((index * 37) % 120) - 60, longitudeDeg: ((index * 97) % 360) - 180, altitudeM: 0 };
      const expected = library.houses(system, jdUt, place).cuspsDeg;
      return sky.houses(system, jdUt, place).cuspsDeg.map((deg, at) => awayDeg(deg, expected[at] ?? Number.NaN));
    }),
  );
  return [
    {
      family: `${NAMED_AYANAMSAS.length} ayanamsas, 1801–2398`,
      cases: ayanamsas.length,
      source: SOURCE,
      worstDifference: worstOf(ayanamsas),
      unit: 'deg',
      tolerance: 1e-8,
    },
    {
      family: `cusps of ${HOUSE_SYSTEMS.length} house systems, to 60° north and south, 1801–2398`,
      cases: cusps.length,
      source: SOURCE,
      worstDifference: worstOf(cusps),
      unit: 'deg',
      tolerance: 1e-8,
    },
  ];
}
