import type { FixedAyanamsa } from '@graha/astro-engine/core/ephemeris';
import { isStarAyanamsa, STAR_AYANAMSAS, type StarAyanamsa } from './coverage.ts';
import { deflect, type Shift } from './deflection.ts';
import type { PackedFile } from './packed-file.ts';
import type { PackedSky } from './packed-sky.ts';
import { rateOf, valueOf } from './series.ts';

/** Interval of the two deflections that give its rate: the library's own step. */
const RATE_STEP_DAYS = 0.001;
/** Distance beyond which the Sun's deflection is that of any star. */
const STAR_AU = 1e7;

/**
 * Difference between the ayanamsa counted from J2000 and Lahiri: degrees, and per Julian century and its square from
 * J2000. Both are precession and differ in the ecliptic that they are measured on.
 * @accuracy fitted to the library at every year of 1800 to 2399, within 0.000 003″
 */
const J2000_MORE_THAN_LAHIRI = [-23.857_092_325_73, -1.088_416_094e-7, 2.610_979_849e-8] as const;
const J2000_JD_ET = 2_451_545;
const DAYS_PER_CENTURY = 36_525;

/** Evaluates the ayanamsas from the polynomials, nutation included. Does not check the range of instants. */
export class PackedAyanamsas {
  readonly #file: PackedFile;
  readonly #sky: PackedSky;
  readonly #shift: Shift = { longitudeDeg: 0, latitudeDeg: 0 };

  constructor(file: PackedFile, sky: PackedSky) {
    this.#file = file;
    this.#sky = sky;
  }

  valueDeg(convention: FixedAyanamsa, jdUt: number): number {
    if (convention === 'j2000') {
      const [deg, perCentury, perSquare] = J2000_MORE_THAN_LAHIRI;
      const centuries = this.#centuriesAt(jdUt);
      return this.valueDeg('lahiri', jdUt) + deg + (perCentury + perSquare * centuries) * centuries;
    }
    const meanDeg = valueOf(this.#file.ayanamsas[convention], this.#sky.jdEt(jdUt));
    const deg = meanDeg + this.#sky.nutationDeg(jdUt);
    return isStarAyanamsa(convention) ? deg + this.#deflectionDeg(convention, jdUt, meanDeg) : deg;
  }

  rateDegPerDay(convention: FixedAyanamsa, jdUt: number): number {
    if (convention === 'j2000') {
      const [, perCentury, perSquare] = J2000_MORE_THAN_LAHIRI;
      const rate = (perCentury + 2 * perSquare * this.#centuriesAt(jdUt)) / DAYS_PER_CENTURY;
      return this.rateDegPerDay('lahiri', jdUt) + rate;
    }
    const { ayanamsas } = this.#file;
    const meanRate = rateOf(ayanamsas[convention], this.#sky.jdEt(jdUt)) + this.#sky.nutationRateDegPerDay(jdUt);
    if (!isStarAyanamsa(convention)) return meanRate;
    const deflectionDeg = (at: number): number =>
      this.#deflectionDeg(convention, at, valueOf(ayanamsas[convention], this.#sky.jdEt(at)));
    const [before, now] = [deflectionDeg(jdUt - RATE_STEP_DAYS), deflectionDeg(jdUt)];
    return meanRate + (now - before) / RATE_STEP_DAYS;
  }

  #centuriesAt(jdUt: number): number {
    return (this.#sky.jdEt(jdUt) - J2000_JD_ET) / DAYS_PER_CENTURY;
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
