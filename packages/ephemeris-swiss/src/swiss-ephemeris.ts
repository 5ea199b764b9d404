import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import {
  type AnyBody,
  type Ayanamsa,
  type Body,
  type Eclipse,
  type EclipseKind,
  type Ephemeris,
  EphemerisRangeError,
  fixedAyanamsa,
  type GeoPlace,
  HOUSE_LETTERS,
  type HorizonRule,
  type Houses,
  type HouseSystem,
  type Observer,
  type OrbitingBody,
  type Position,
  type StarPosition,
} from '@graha/astro-engine/core/ephemeris';
import { EPHEMERIS_YEARS, setEphemerisYears, type YearSpan } from '@graha/astro-engine/core/ephemeris-years';
import { readEphemerisFolder } from './ephemeris-folder.ts';
import {
  ASKED_HORIZONS,
  BODY_NUMBERS,
  CROSSING_REACH_DAYS,
  EDGE_BITS,
  type FileRange,
  FROM_FILES,
  HELIOCENTRIC,
  J2000_JD_UT,
  NO_CROSSING,
  OBLIQUITY_AND_NUTATION,
  orbitingNumber,
  PRESSURE_HPA,
  rangeOf,
  SAME_CROSSING_DAYS,
  SIDEREAL,
  STAR_NAME_BYTES,
  STEP_OVER_DAYS,
  SUN_DECLINATION_AT,
  TOPOCENTRIC,
  WITH_SPEED,
  WITHOUT_SUNLIGHT,
} from './swiss-constants.ts';
import { SwissEclipses } from './swiss-eclipses.ts';
import { goRoundOnce, readHouses } from './swiss-houses.ts';
import { type SwissLibrary, loadSwissLibrary } from './swiss-module.ts';

/** The library's search starts this long before the requested instant: just before a crossing it may miss it. */
const RUN_UP_DAYS = 0.02;
/** From this latitude to the poles the Moon's path meets the horizon so flatly that a search from far is up to 3 s off. */
const SLANTING_LATITUDE_DEG = 45;
/** A search started this near before the crossing is accurate to 0.05 s. */
const NEAR_DAYS = 0.12;
/** Half of the time over which the speed of the true node is taken. */
export const NODE_SPEED_STEP_DAYS = 0.02;

/**
 * Swiss Ephemeris behind the port, on the files of its package for 1800 to 2399, and on those of `data` before them.
 *
 * The library keeps the observer and the ayanamsa as state: every method sets its inputs and calls at once, so that
 * nothing leaks from one call into the next. Each instance has separate memory and state.
 */
class SwissEphemeris implements Ephemeris {
  readonly name: string;
  readonly #swiss: SwissLibrary;
  readonly #range: FileRange;
  readonly #out: number;
  readonly #cusps: number;
  readonly #place: number;
  readonly #error: number;
  readonly #starName: number;
  readonly #eclipses: SwissEclipses;
  #etForJdUt = Number.NaN;
  #jdEt = Number.NaN;

  constructor(swiss: SwissLibrary, added?: YearSpan) {
    this.#swiss = swiss;
    this.#range = rangeOf(added ?? EPHEMERIS_YEARS);
    this.#out = swiss.allocate(10 * 8);
    this.#cusps = swiss.allocate(37 * 8);
    this.#place = swiss.allocate(3 * 8);
    this.#error = swiss.allocate(256);
    this.#starName = swiss.allocate(STAR_NAME_BYTES);
    this.#eclipses = new SwissEclipses(swiss, this.#range);
    this.name = `swisseph ${swiss.text(swiss.version(this.#error))}${added ? `, files of ${added.first} to ${added.last}` : ''}`;
  }

  position(body: AnyBody, jdUt: number, from: Observer): Position {
    let flags = FROM_FILES | WITH_SPEED;
    if (from !== 'geocentre') {
      this.#swiss.set_topo(from.longitudeDeg, from.latitudeDeg, from.altitudeM);
      flags |= TOPOCENTRIC;
    }
    this.#calculate(BODY_NUMBERS[body], jdUt, flags, body);
    const position = this.#position();
    return body === 'trueNode' ? { ...position, speedDegPerDay: this.#trueNodeSpeed(jdUt, flags) } : position;
  }

  heliocentric(body: OrbitingBody, jdUt: number): Position {
    // The library adds the last two flags itself and returns them, so they are part of the comparison.
    const flags = FROM_FILES | WITH_SPEED | HELIOCENTRIC | WITHOUT_SUNLIGHT;
    this.#calculate(orbitingNumber(body), jdUt, flags, body);
    return this.#position();
  }

  longitudeDeg(body: Body, jdUt: number): number {
    this.#calculate(BODY_NUMBERS[body], jdUt, FROM_FILES, body);
    return this.#double(0);
  }

  ayanamsaDeg(convention: Ayanamsa, jdUt: number): number {
    const jdEt = this.#et(jdUt);
    this.#swiss.set_sid_mode(AYANAMSA_NUMBERS[fixedAyanamsa(convention)], 0, 0);
    const flags = this.#swiss.get_ayanamsa_ex(jdEt, FROM_FILES, this.#out, this.#error);
    this.#demand(flags, FROM_FILES, `${convention} ayanamsa`, jdUt);
    return this.#double(0);
  }

  ayanamsaRateDegPerDay(convention: Ayanamsa, jdUt: number): number {
    // The mean node is the cheapest body: its two speeds differ by exactly this rate.
    this.#calculate(BODY_NUMBERS.meanNode, jdUt, FROM_FILES | WITH_SPEED, convention);
    const tropicalSpeed = this.#double(3);
    this.#swiss.set_sid_mode(AYANAMSA_NUMBERS[fixedAyanamsa(convention)], 0, 0);
    this.#calculate(BODY_NUMBERS.meanNode, jdUt, FROM_FILES | WITH_SPEED | SIDEREAL, convention);
    return tropicalSpeed - this.#double(3);
  }

  deltaTSeconds(jdUt: number): number {
    return this.#swiss.deltat_ex(jdUt, FROM_FILES, this.#error) * 86_400;
  }

  obliquityDeg(jdUt: number): number {
    this.#calculate(OBLIQUITY_AND_NUTATION, jdUt, FROM_FILES, 'obliquity');
    return this.#double(0);
  }

  houses(system: HouseSystem, jdUt: number, at: GeoPlace): Houses {
    this.#et(jdUt); // Called for its range check: the library itself would answer for any date.
    const { latitudeDeg, longitudeDeg } = at;
    const letter = HOUSE_LETTERS[system].charCodeAt(0);
    const [cusps, out, error] = [this.#cusps, this.#out, this.#error];
    const found = this.#housesFound(
      system,
      this.#swiss.houses_ex2(jdUt, FROM_FILES, latitudeDeg, longitudeDeg, letter, cusps, out, 0, 0, error),
    );
    return goRoundOnce(found.cuspsDeg) ? found : this.houses('porphyry', jdUt, at);
  }

  housesFromArmc(
    system: HouseSystem,
    armcDeg: number,
    latitudeDeg: number,
    obliquityDeg: number,
    sunDeclinationDeg = 0,
  ): Houses {
    const letter = HOUSE_LETTERS[system].charCodeAt(0);
    const [cusps, out, error] = [this.#cusps, this.#out, this.#error];
    this.#swiss.doubles()[(out >> 3) + SUN_DECLINATION_AT] = sunDeclinationDeg;
    const found = this.#housesFound(
      system,
      this.#swiss.houses_armc_ex2(armcDeg, latitudeDeg, obliquityDeg, letter, cusps, out, 0, 0, error),
    );
    return goRoundOnce(found.cuspsDeg) ? found : this.housesFromArmc('porphyry', armcDeg, latitudeDeg, obliquityDeg);
  }

  nextCrossing(
    body: 'sun' | 'moon',
    edge: 'rise' | 'set',
    rule: HorizonRule,
    afterJdUt: number,
    at: GeoPlace,
  ): number | null {
    const first = this.#crossing(body, edge, rule, afterJdUt - RUN_UP_DAYS, at);
    if (first === null) return null;
    const isSame = first - afterJdUt <= SAME_CROSSING_DAYS;
    const found = isSame ? this.#crossing(body, edge, rule, first + STEP_OVER_DAYS, at) : first;
    if (found === null || body === 'sun' || Math.abs(at.latitudeDeg) < SLANTING_LATITUDE_DEG) return found;
    const startedJdUt = isSame ? first + STEP_OVER_DAYS : afterJdUt - RUN_UP_DAYS;
    if (found - startedJdUt <= NEAR_DAYS) return found;
    return this.#crossing(body, edge, rule, found - NEAR_DAYS, at) ?? found;
  }

  nextEclipse(kind: EclipseKind, afterJdUt: number): Eclipse | null {
    return this.#eclipses.next(kind, afterJdUt);
  }

  star(name: string, jdUt: number): StarPosition {
    const jdEt = this.#et(jdUt);
    this.#swiss.write_text(name, this.#starName, STAR_NAME_BYTES); // Each call overwrites it with the full name.
    if (this.#swiss.fixstar2_mag(this.#starName, this.#out, this.#error) < 0) throw new RangeError(`no star ${name}`);
    const magnitude = this.#double(0);
    this.#swiss.write_text(name, this.#starName, STAR_NAME_BYTES);
    const returned = this.#swiss.fixstar2(this.#starName, jdEt, FROM_FILES, this.#out, this.#error);
    this.#demand(returned, FROM_FILES, name, jdUt);
    return { longitudeDeg: this.#double(0), latitudeDeg: this.#double(1), magnitude };
  }

  /** Returns the crossing at or after the instant, at sea level whatever the place's altitude, as in almanacs. */
  #crossing(body: 'sun' | 'moon', edge: 'rise' | 'set', rule: HorizonRule, jdUt: number, at: GeoPlace): number | null {
    // The search steps to either side of the instant and does not report its model, so both ends are checked.
    if (!this.#isWithin(jdUt, 1, CROSSING_REACH_DAYS)) throw this.#outside(`${body}${edge}`, jdUt);
    this.#swiss.reach(jdUt);
    const place = this.#place >> 3;
    this.#swiss.doubles()[place] = at.longitudeDeg;
    this.#swiss.doubles()[place + 1] = at.latitudeDeg;
    this.#swiss.doubles()[place + 2] = 0;
    const { bits, temperatureC } = ASKED_HORIZONS[rule];
    const event = EDGE_BITS[edge] | bits;
    const number = BODY_NUMBERS[body];
    const [out, error] = [this.#out, this.#error];
    const result = this.#swiss.rise_trans(
      jdUt, number, 0, FROM_FILES, event, this.#place, PRESSURE_HPA, temperatureC, out, error,
    ); // prettier-ignore
    if (result === NO_CROSSING) return null;
    if (result < 0) throw this.#outside(`${body}${edge}`, jdUt, this.#swiss.text(error));
    return this.#double(0);
  }

  /** Runs the calculation into the buffer. */
  #calculate(bodyNumber: number, jdUt: number, flags: number, what: string): void {
    const returned = this.#swiss.calc(this.#et(jdUt), bodyNumber, flags, this.#out, this.#error);
    this.#demand(returned, flags, what, jdUt);
  }

  /**
   * Returns the speed of the true node from longitudes an hour apart. The library differentiates over 17 seconds: if a
   * polynomial of its file begins within them, a leap of less than 0.1″ shows as up to 0.1° a day.
   */
  #trueNodeSpeed(jdUt: number, flags: number): number {
    const jdEt = this.#et(jdUt);
    const longitudeDegAt = (days: number): number => {
      const asked = flags & ~WITH_SPEED;
      const returned = this.#swiss.calc(jdEt + days, BODY_NUMBERS.trueNode, asked, this.#out, this.#error);
      this.#demand(returned, asked, 'trueNode', jdUt);
      return this.#double(0);
    };
    return (
      shortestArcDeg(longitudeDegAt(-NODE_SPEED_STEP_DAYS), longitudeDegAt(NODE_SPEED_STEP_DAYS)) /
      (2 * NODE_SPEED_STEP_DAYS)
    );
  }

  /** Checks the returned flag, because without its files the library silently uses a less accurate model. */
  #demand(returned: number, asked: number, what: string, jdUt: number): void {
    if (returned !== asked) throw this.#outside(what, jdUt, this.#swiss.text(this.#error), what);
  }

  /** Returns ephemeris time; cached for the last moment, because most calls come in dozens for one moment. */
  #et(jdUt: number): number {
    if (jdUt === this.#etForJdUt) return this.#jdEt;
    if (!this.#isWithin(jdUt)) throw this.#outside('ephemeris', jdUt);
    this.#swiss.reach(jdUt);
    this.#jdEt = jdUt + this.#swiss.deltat_ex(jdUt, FROM_FILES, this.#error);
    this.#etForJdUt = jdUt;
    return this.#jdEt;
  }

  #isWithin(jdUt: number, daysBefore = 0, daysAfter = 0): boolean {
    return jdUt >= this.#range.firstJdUt + daysBefore && jdUt <= this.#range.lastJdUt - daysAfter;
  }

  #outside(what: string, jdUt: number, reason = this.#range.text, missing?: string): EphemerisRangeError {
    return new EphemerisRangeError(`no ${what} at JD ${jdUt}: ${reason}`, missing);
  }

  #housesFound(asked: HouseSystem, result: number): Houses {
    return readHouses(this.#swiss.doubles(), { cusps: this.#cusps >> 3, out: this.#out >> 3 }, asked, result);
  }

  #position(): Position {
    return {
      longitudeDeg: this.#double(0),
      latitudeDeg: this.#double(1),
      distanceAu: this.#double(2),
      speedDegPerDay: this.#double(3),
    };
  }

  #double(index: number): number {
    return this.#swiss.doubles()[(this.#out >> 3) + index] ?? Number.NaN;
  }
}

/**
 * Loads Swiss Ephemeris with its files; about 20 ms, nothing printed, no network. Instances are independent: one for
 * each worker thread.
 * @param folder the operator's own files, whose years become those of the process
 * @throws Error if the library or its files cannot be read
 */
export async function createSwissEphemeris(folder: string | null = null): Promise<Ephemeris> {
  const added = folder === null ? null : readEphemerisFolder(folder);
  if (added !== null) setEphemerisYears(added.years);
  const sky = new SwissEphemeris(await loadSwissLibrary(added?.eras), added?.years);
  // Opens every file, so a broken installation fails here, and the first call behaves like all later ones.
  for (const body of ['sun', 'moon', 'saturn', 'chiron'] as const) sky.position(body, J2000_JD_UT, 'geocentre');
  return sky;
}
