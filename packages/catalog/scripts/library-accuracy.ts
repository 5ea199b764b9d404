import { type Ephemeris, HOUSE_SYSTEMS, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import type { AccuracyRow } from '@graha/ephemeris-swiss/golden/difference';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';

const FIRST_JD_UT = 2_378_870.5;
const DAYS = 218_000;
const STEP_DAYS = 7919.137;
const INSTANTS = Array.from({ length: 200 }, (_, index) => FIRST_JD_UT + ((index * STEP_DAYS) % DAYS));
/** Both poles, every third degree between, and both sides of the polar circles: cusps magnify errors there most. */
const LATITUDES_DEG = [
  ...Array.from({ length: 61 }, (_, index) => -90 + 3 * index),
  ...[66, 66.4, 66.5, 66.57, 66.6, 67].flatMap((deg) => [deg, -deg]),
];
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
      const place = {
        latitudeDeg: LATITUDES_DEG[index % LATITUDES_DEG.length] ?? Number.NaN,
        longitudeDeg: ((index * 97) % 360) - 180,
        altitudeM: 0,
      };
      const [found, expected] = [sky.houses(system, jdUt, place), library.houses(system, jdUt, place)];
      if (found.system !== expected.system) return [180]; // No cusp is farther off than one by another system.
      return found.cuspsDeg.map((deg, at) => awayDeg(deg, expected.cuspsDeg[at] ?? Number.NaN));
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
      family: `cusps of ${HOUSE_SYSTEMS.length} house systems, from pole to pole, 1801–2398`,
      cases: cusps.length,
      source: SOURCE,
      worstDifference: worstOf(cusps),
      unit: 'deg',
      tolerance: 1e-8,
    },
  ];
}
