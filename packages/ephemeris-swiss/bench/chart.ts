import { chartAt } from '@graha/astro-engine/chart/chart';
import { type Ephemeris, type GeoPlace, HOUSE_LETTERS } from '@graha/astro-engine/core/ephemeris';
import { housesAt } from '@graha/astro-engine/sky/houses';
import { VEDIC_SKY, placementsAt } from '@graha/astro-engine/sky/placements';
import { GRAHA_IDS, OUTER_PLANET_IDS, type Point } from '@graha/astro-engine/vocabulary/grahas';
import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import { FROM_FILES, SIDEREAL, WITH_SPEED } from '../src/swiss-constants.ts';
import { type Pointer, functionsOf, loadSwissModule } from '../src/swiss-module.ts';

export type BenchResult = {
  name: string;
  /** Microseconds per chart, median of the rounds. */
  oursUs: number;
  bareUs: number;
  /** Our time divided by that of the bare calls: below 1 is faster. Rounds alternate, so noise affects both. */
  ratio: number;
  goal: number;
};

type Birth = { jdUt: number; place: GeoPlace };

const ROUNDS = 15;
const CHARTS = 1000;
const [FIRST_JD_UT, LAST_JD_UT] = [2_425_977.5, 2_466_153.5]; // 1930 to 2039.

/** Returns the same births in every run: pseudorandom numbers with a fixed seed. */
function births(): Birth[] {
  let seed = 20_260_101;
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: CHARTS }, () => ({
    jdUt: FIRST_JD_UT + next() * (LAST_JD_UT - FIRST_JD_UT),
    place: { latitudeDeg: next() * 120 - 60, longitudeDeg: next() * 360 - 180, altitudeM: 0 },
  }));
}

/** Sun to Pluto, mean and true node: the twelve bodies that the plain program computes one by one. */
const BARE_BODIES = Array.from({ length: 12 }, (_, number) => number);
const POINTS: readonly Point[] = [...GRAHA_IDS, ...OUTER_PLANET_IDS];

type BareFunctions = {
  allocate(byteCount: number): Pointer;
  set_sid_mode(mode: number, t0: number, ayanamsaT0: number): void;
  calc_ut(jdUt: number, body: number, flags: number, out: Pointer, error: Pointer): number;
  get_ayanamsa_ex_ut(jdUt: number, flags: number, out: Pointer, error: Pointer): number;
  houses_ex(
    jdUt: number,
    flags: number,
    latitudeDeg: number,
    longitudeDeg: number,
    system: number,
    cusps: Pointer,
    angles: Pointer,
  ): number;
};

const BARE_EXPORTS = {
  allocate: '_malloc',
  set_sid_mode: '_swe_set_sid_mode',
  calc_ut: '_swe_calc_ut',
  get_ayanamsa_ex_ut: '_swe_get_ayanamsa_ex_ut',
  houses_ex: '_swe_houses_ex',
};

/** The work of a plain program: twelve sidereal positions with speed, the ayanamsa, the sidereal houses. */
async function bareChart(): Promise<(birth: Birth) => void> {
  const swiss = functionsOf<BareFunctions>(await loadSwissModule(), BARE_EXPORTS);
  const buffers = Array.from({ length: 4 }, () => swiss.allocate(37 * 8));
  const [out = 0, cusps = 0, angles = 0, error = 0] = buffers;
  swiss.set_sid_mode(AYANAMSA_NUMBERS.lahiri, 0, 0);
  return ({ jdUt, place }) => {
    for (const body of BARE_BODIES) swiss.calc_ut(jdUt, body, FROM_FILES | WITH_SPEED | SIDEREAL, out, error);
    swiss.get_ayanamsa_ex_ut(jdUt, FROM_FILES, out, error);
    const { latitudeDeg, longitudeDeg } = place;
    swiss.houses_ex(jdUt, SIDEREAL, latitudeDeg, longitudeDeg, HOUSE_LETTERS.placidus.charCodeAt(0), cusps, angles);
  };
}

/** The same through port and engine, down to signs and padas: the twelve bodies, the ayanamsa, the Placidus houses. */
const ourChart =
  (sky: Ephemeris) =>
  ({ jdUt, place }: Birth): void => {
    sky.position('trueNode', jdUt, 'geocentre');
    const { ayanamsaDeg } = placementsAt(sky, POINTS, jdUt, VEDIC_SKY);
    housesAt(sky, 'placidus', jdUt, place, ayanamsaDeg);
  };

/** The work of the product for a kundali: nine grahas in whole-sign houses. */
const kundali =
  (sky: Ephemeris) =>
  ({ jdUt, place }: Birth): void => {
    chartAt(sky, GRAHA_IDS, jdUt, place, VEDIC_SKY);
  };

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function roundUs(compute: (birth: Birth) => void, all: readonly Birth[]): number {
  const start = process.hrtime.bigint();
  for (const birth of all) compute(birth);
  return Number(process.hrtime.bigint() - start) / 1000 / all.length;
}

export type ChartContender = { name: string; sky: Ephemeris; goal: number };

/**
 * Compares whole charts through the port, for each given ephemeris, with the bare library calls, in one run; prints and
 * returns two rows for each.
 */
export async function runChartBench(skies: readonly ChartContender[]): Promise<BenchResult[]> {
  const all = births();
  const bare = await bareChart();
  const contenders = skies.flatMap(({ name, sky, goal }) => [
    { name: `${name}: chart of twelve bodies / the same bare library calls`, compute: ourChart(sky), goal },
    { name: `${name}: kundali of nine grahas / the same bare library calls`, compute: kundali(sky), goal },
  ]);
  const timesUs = contenders.map((): number[] => []);
  const bareTimesUs: number[] = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const bareUs = roundUs(bare, all);
    const oursUs = contenders.map(({ compute }) => roundUs(compute, all));
    if (round < 0) continue; // Warm-up rounds.
    bareTimesUs.push(bareUs);
    oursUs.forEach((time, index) => timesUs[index]?.push(time));
  }
  const bareUs = median(bareTimesUs);
  return contenders.map(({ name, goal }, index) => {
    const oursUs = median(timesUs[index] ?? []);
    const ratio = oursUs / bareUs;
    const reached = `${oursUs.toFixed(1)} µs / ${bareUs.toFixed(1)} µs = ${ratio.toFixed(2)}`;
    console.log(`${name}: ${reached} (goal ≤ ${goal}: ${ratio <= goal ? 'met' : 'MISSED'})`);
    return { name, oursUs, bareUs, ratio, goal };
  });
}
