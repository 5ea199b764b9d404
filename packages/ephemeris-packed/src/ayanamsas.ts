import type { FixedAyanamsa } from '@graha/astro-engine/core/ephemeris';
import { shiftDeg, shiftRateDegPerDay } from './ayanamsa-shifts.ts';
import {
  isPackedAyanamsa,
  isStarAyanamsa,
  type PackedAyanamsa,
  STAR_AYANAMSAS,
  type StarAyanamsa,
} from './coverage.ts';
import { deflect, type Shift } from './deflection.ts';
import type { PackedFile } from './packed-file.ts';
import type { PackedSky } from './packed-sky.ts';
import { rateOf, valueOf } from './series.ts';

/** Interval of the two deflections that give its rate: the library's own step. */
const RATE_STEP_DAYS = 0.001;
/** A little more than the Sun's largest radius. */
const SUN_RADIUS_DEG = 0.3;
/** Distance beyond which the Sun's deflection is that of any star. */
const STAR_AU = 1e7;

/** Evaluates the ayanamsas from the polynomials, nutation included. Does not check the range of instants. */
export class PackedAyanamsas {
  readonly #file: PackedFile;
  readonly #sky: PackedSky;
  readonly #shift: Shift = { longitudeDeg: 0, latitudeDeg: 0 };

  constructor(file: PackedFile, sky: PackedSky) {
    this.#file = file;
    this.#sky = sky;
  }

  /** Returns whether the polynomials contain an ayanamsa, at most instants. */
  covers(convention: FixedAyanamsa): boolean {
    return isPackedAyanamsa(convention) || this.#file.ayanamsaShifts.has(convention);
  }

  /** Returns degrees, in (−360, 360); null if the library must compute it. */
  valueDeg(convention: FixedAyanamsa, jdUt: number): number | null {
    const shift = this.#file.ayanamsaShifts.get(convention);
    const over = isPackedAyanamsa(convention) ? convention : shift?.over;
    if (over === undefined || this.#isBehindSun(over, jdUt)) return null;
    return this.#packedDeg(over, jdUt) + (shift === undefined ? 0 : shiftDeg(shift, this.#sky.jdEt(jdUt)));
  }

  /** Returns the growth, degrees a day; null if the library must compute it. */
  rateDegPerDay(convention: FixedAyanamsa, jdUt: number): number | null {
    const shift = this.#file.ayanamsaShifts.get(convention);
    const over = isPackedAyanamsa(convention) ? convention : shift?.over;
    if (over === undefined || this.#isBehindSun(over, jdUt)) return null;
    const rate = this.#packedRateDegPerDay(over, jdUt);
    return shift === undefined ? rate : rate + shiftRateDegPerDay(shift, this.#sky.jdEt(jdUt));
  }

  #packedDeg(convention: PackedAyanamsa, jdUt: number): number {
    const meanDeg = valueOf(this.#file.ayanamsas[convention], this.#sky.jdEt(jdUt));
    const deg = meanDeg + this.#sky.nutationDeg(jdUt);
    return isStarAyanamsa(convention) ? deg + this.#deflectionDeg(convention, jdUt, meanDeg) : deg;
  }

  #packedRateDegPerDay(convention: PackedAyanamsa, jdUt: number): number {
    const { ayanamsas } = this.#file;
    const meanRate = rateOf(ayanamsas[convention], this.#sky.jdEt(jdUt)) + this.#sky.nutationRateDegPerDay(jdUt);
    if (!isStarAyanamsa(convention)) return meanRate;
    const deflectionDeg = (at: number): number =>
      this.#deflectionDeg(convention, at, valueOf(ayanamsas[convention], this.#sky.jdEt(at)));
    const [before, now] = [deflectionDeg(jdUt - RATE_STEP_DAYS), deflectionDeg(jdUt)];
    return meanRate + (now - before) / RATE_STEP_DAYS;
  }

  /** Whether the star is behind the Sun, for some hours of a year: the formula of the deflection is off by up to 5e-8°. */
  #isBehindSun(convention: PackedAyanamsa, jdUt: number): boolean {
    if (!isStarAyanamsa(convention)) return false;
    const starDeg =
      STAR_AYANAMSAS[convention].longitudeDeg + valueOf(this.#file.ayanamsas[convention], this.#sky.jdEt(jdUt));
    const awayDeg = starDeg - this.#sky.meanSun(jdUt).longitudeDeg;
    return Math.abs(awayDeg - 360 * Math.round(awayDeg / 360)) < SUN_RADIUS_DEG;
  }

  /** Returns the shift of the star by the Sun's mass and, with it, of the zodiac. */
  #deflectionDeg(convention: StarAyanamsa, jdUt: number, meanDeg: number): number {
    const star = {
      longitudeDeg: STAR_AYANAMSAS[convention].longitudeDeg + meanDeg,
      latitudeDeg: valueOf(this.#file.starLatitudes[convention], this.#sky.jdEt(jdUt)),
      distanceAu: STAR_AU,
    };
    deflect(this.#file.deflectingMass, star, this.#sky.meanSun(jdUt), this.#shift);
    return this.#shift.longitudeDeg;
  }
}
