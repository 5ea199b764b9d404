import type { Ephemeris, FixedAyanamsa } from '@graha/astro-engine/core/ephemeris';
import type { PackedSky } from './packed-sky.ts';

/** Instants of all conventions together; each takes about 50 bytes. */
const KEPT_INSTANTS = 20_000;
/**
 * Instants a day, and the third difference beyond which the Sun's deflection of a star bends the curve too much for a
 * cubic. Aberration gives 3e-8° for whole days. Hours are for the two weeks in which the Sun passes the star.
 */
const GRIDS = [
  { perDay: 1, bentDeg: 1e-7 },
  { perDay: 24, bentDeg: 2e-8 },
] as const;

/** Powers of the time since an instant of a grid, in its steps; `x` is that time. */
type Cubic = { powers: readonly [number, number, number, number]; x: number; perDay: number };

/**
 * Ayanamsas that only the library knows, between its values of whole days or hours: a cubic through four of them, with the packed nutation.
 * Searches ask for hundreds of instants of the same day, and the library takes 15 to 45 µs for each.
 * @accuracy 1e-8°, the rate 6e-8° a day and within a degree of the Sun 5e-7; beside the Sun there is no value here
 */
export class SampledAyanamsas {
  readonly #sky: PackedSky;
  readonly #library: Ephemeris;
  readonly #instants = new Map<FixedAyanamsa, Map<number, number>>();
  #kept = 0;

  constructor(sky: PackedSky, library: Ephemeris) {
    this.#sky = sky;
    this.#library = library;
  }

  /** Returns degrees; null if the library must compute it. */
  valueDeg(convention: FixedAyanamsa, jdUt: number): number | null {
    const cubic = this.#cubicAt(convention, jdUt);
    if (cubic === null) return null;
    const { powers, x } = cubic;
    const [a, b, c, d] = powers;
    return ((d * x + c) * x + b) * x + a + this.#sky.nutationDeg(jdUt);
  }

  /** Returns the growth, degrees a day; null if the library must compute it. */
  rateDegPerDay(convention: FixedAyanamsa, jdUt: number): number | null {
    const cubic = this.#cubicAt(convention, jdUt);
    if (cubic === null) return null;
    const { powers, x, perDay } = cubic;
    const [, b, c, d] = powers;
    return ((3 * d * x + 2 * c) * x + b) * perDay + this.#sky.nutationRateDegPerDay(jdUt);
  }

  #cubicAt(convention: FixedAyanamsa, jdUt: number): Cubic | null {
    for (const { perDay, bentDeg } of GRIDS) {
      const place = Math.floor(jdUt * perDay);
      const before = this.#meanDeg(convention, (place - 1) / perDay);
      const here = this.#meanDeg(convention, place / perDay);
      const next = this.#meanDeg(convention, (place + 1) / perDay);
      const after = this.#meanDeg(convention, (place + 2) / perDay);
      const third = after - 3 * next + 3 * here - before;
      if (Math.abs(third) > bentDeg) continue;
      const c = (next - 2 * here + before) / 2;
      const d = third / 6;
      return { powers: [here, next - here - c - d, c, d], x: jdUt * perDay - place, perDay };
    }
    return null;
  }

  /** Returns the library's value without nutation. */
  #meanDeg(convention: FixedAyanamsa, jdUt: number): number {
    const ofConvention = this.#instants.get(convention) ?? new Map<number, number>();
    const kept = ofConvention.get(jdUt);
    if (kept !== undefined) return kept;
    if (this.#kept >= KEPT_INSTANTS) {
      this.#instants.clear();
      ofConvention.clear();
      this.#kept = 0;
    }
    const deg = this.#library.ayanamsaDeg(convention, jdUt) - this.#sky.nutationDeg(jdUt);
    this.#instants.set(convention, ofConvention.set(jdUt, deg));
    this.#kept += 1;
    return deg;
  }
}
