import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { FIRST_JD_UT, UNTIL_JD_UT } from './coverage.ts';
import type { Lights } from './horizon.ts';
import { type Direction, type PackedSky, turnToEquator } from './packed-sky.ts';

const RAD = Math.PI / 180;
const TURN = 2 * Math.PI;
/** Where a place's own sidereal time is Greenwich's. */
const GREENWICH = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };

/** Seven samples of a day leave out less than 0.002″ of the Moon’s motion. */
const NODES = 7;
const MEMBERS = ['x', 'y', 'z', 'distanceAu', 'siderealTime'] as const;
type Fit = Readonly<Record<(typeof MEMBERS)[number], Float64Array>>;
/** A year of both, some 500 bytes each. */
const KEPT_FITS = 732;

/** Sun and Moon out of the packed years, and before and after them fitted day by day to the library. */
export class LightsOfAllYears implements Lights {
  readonly #packed: PackedSky;
  readonly #library: Ephemeris;
  readonly #fits = new Map<string, Fit>();

  constructor(packed: PackedSky, library: Ephemeris) {
    this.#packed = packed;
    this.#library = library;
  }

  direction(body: 'sun' | 'moon', jdUt: number, into: Direction): void {
    if (jdUt >= FIRST_JD_UT && jdUt < UNTIL_JD_UT) return this.#packed.direction(body, jdUt, into);
    const day = Math.floor(jdUt);
    const fit = this.#fitOf(body, day);
    const along = 2 * (jdUt - day) - 1;
    for (const member of MEMBERS) into[member] = valueAt(fit[member], along);
  }

  #fitOf(body: 'sun' | 'moon', day: number): Fit {
    const key = `${body} ${day}`;
    const kept = this.#fits.get(key);
    if (kept !== undefined) return kept;
    if (this.#fits.size >= KEPT_FITS) this.#fits.clear();
    const fit = fitOf(Array.from({ length: NODES }, (_, node) => this.#sample(body, day + (nodeAt(node) + 1) / 2)));
    this.#fits.set(key, fit);
    return fit;
  }

  #sample(body: 'sun' | 'moon', jdUt: number): Direction {
    const { longitudeDeg, latitudeDeg, distanceAu } = this.#library.position(body, jdUt, 'geocentre');
    const siderealTime = this.#library.houses('equal', jdUt, GREENWICH).armcDeg * RAD;
    const sample: Direction = { x: 0, y: 0, z: 0, distanceAu, siderealTime };
    turnToEquator(longitudeDeg * RAD, latitudeDeg * RAD, this.#library.obliquityDeg(jdUt), sample);
    return sample;
  }
}

/** The zeros of the Chebyshev polynomial, from the start of the day on. */
const nodeAt = (node: number): number => -Math.cos((Math.PI * (node + 0.5)) / NODES);

/** @source Chebyshev interpolation, Numerical Recipes ch. 5.8 */
function fitOf(samples: readonly Direction[]): Fit {
  let turns = 0;
  const unwound = samples.map((sample, node) => {
    if (node > 0 && sample.siderealTime < (samples[node - 1]?.siderealTime ?? 0)) turns += 1;
    return { ...sample, siderealTime: sample.siderealTime + turns * TURN };
  });
  const coefficientsOf = (member: (typeof MEMBERS)[number]): Float64Array =>
    Float64Array.from({ length: NODES }, (_, order) => {
      const sum = unwound.reduce((total, sample, node) => total + sample[member] * Math.cos(order * angleOf(node)), 0);
      return (sum * (order === 0 ? 1 : 2)) / NODES;
    });
  const [x, y, z, distanceAu, siderealTime] = [
    coefficientsOf('x'),
    coefficientsOf('y'),
    coefficientsOf('z'),
    coefficientsOf('distanceAu'),
    coefficientsOf('siderealTime'),
  ];
  return { x, y, z, distanceAu, siderealTime };
}

const angleOf = (node: number): number => Math.acos(nodeAt(node));

/** Clenshaw's recurrence. */
function valueAt(coefficients: Float64Array, x: number): number {
  let [next, afterNext] = [0, 0];
  for (let order = NODES - 1; order > 0; order -= 1) {
    [next, afterNext] = [2 * x * next - afterNext + (coefficients[order] ?? 0), next];
  }
  return x * next - afterNext + (coefficients[0] ?? 0);
}
