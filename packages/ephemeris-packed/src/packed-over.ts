import { equatorialOf, normalizeDeg } from '@graha/astro-engine/core/angle';
import {
  type AnyBody,
  type Ayanamsa,
  type Body,
  type Eclipse,
  type EclipseKind,
  type Ephemeris,
  type GeoPlace,
  type HorizonRule,
  type Houses,
  type HouseSystem,
  type Observer,
  type OrbitingBody,
  type Position,
  type StarPosition,
  fixedAyanamsa,
} from '@graha/astro-engine/core/ephemeris';
import { PackedAyanamsas } from './ayanamsas.ts';
import { Crossings } from './crossings.ts';
import { ALL_YEARS, isWithin, yearsOf } from './coverage.ts';
import { LightsOfAllYears } from './lights.ts';
import { type PackedFile, readPackedFile } from './packed-file.ts';
import { PackedSky } from './packed-sky.ts';
import { SampledAyanamsas } from './sampled-ayanamsas.ts';

const SECONDS_PER_DAY = 86_400;

/**
 * The packed polynomials in front of the library to which they were fitted: geocentric places of the years 1900 to
 * 2100, and for 1801 to 2398 the values that searches need: Sun, Moon, Saturn, ayanamsas, obliquity and sidereal time.
 * The library computes everything else. Rise and set are searched here, on the positions of either.
 */
class PackedEphemeris implements Ephemeris {
  readonly name: string;
  readonly #sky: PackedSky;
  readonly #ayanamsas: PackedAyanamsas;
  readonly #sampled: SampledAyanamsas;
  readonly #crossings: Crossings;
  readonly #library: Ephemeris;

  constructor(file: PackedFile, library: Ephemeris) {
    this.#sky = new PackedSky(file);
    this.#ayanamsas = new PackedAyanamsas(file, this.#sky);
    this.#sampled = new SampledAyanamsas(this.#sky, library);
    this.#crossings = new Crossings(new LightsOfAllYears(this.#sky, library));
    this.#library = library;
    this.name = `${library.name}, packed 1900-2100`;
  }

  position(body: AnyBody, jdUt: number, from: Observer): Position {
    return from === 'geocentre' && this.#sky.isPacked(body) && isWithin(yearsOf(body), jdUt)
      ? this.#sky.place(body, jdUt)
      : this.#library.position(body, jdUt, from);
  }

  heliocentric(body: OrbitingBody, jdUt: number): Position {
    return this.#library.heliocentric(body, jdUt);
  }

  longitudeDeg(body: Body, jdUt: number): number {
    return isWithin(yearsOf(body), jdUt) ? this.#sky.longitudeDeg(body, jdUt) : this.#library.longitudeDeg(body, jdUt);
  }

  ayanamsaDeg(convention: Ayanamsa, jdUt: number): number {
    if (!isWithin(ALL_YEARS, jdUt)) return this.#library.ayanamsaDeg(convention, jdUt);
    const fixed = fixedAyanamsa(convention);
    const found = this.#ayanamsas.covers(fixed)
      ? this.#ayanamsas.valueDeg(fixed, jdUt)
      : this.#sampled.valueDeg(fixed, jdUt);
    return found ?? this.#library.ayanamsaDeg(convention, jdUt);
  }

  ayanamsaRateDegPerDay(convention: Ayanamsa, jdUt: number): number {
    if (!isWithin(ALL_YEARS, jdUt)) return this.#library.ayanamsaRateDegPerDay(convention, jdUt);
    const fixed = fixedAyanamsa(convention);
    const found = this.#ayanamsas.covers(fixed)
      ? this.#ayanamsas.rateDegPerDay(fixed, jdUt)
      : this.#sampled.rateDegPerDay(fixed, jdUt);
    return found ?? this.#library.ayanamsaRateDegPerDay(convention, jdUt);
  }

  deltaTSeconds(jdUt: number): number {
    return isWithin(ALL_YEARS, jdUt) ? this.#sky.deltaTDays(jdUt) * SECONDS_PER_DAY : this.#library.deltaTSeconds(jdUt);
  }

  obliquityDeg(jdUt: number): number {
    return isWithin(ALL_YEARS, jdUt) ? this.#sky.obliquityDeg(jdUt) : this.#library.obliquityDeg(jdUt);
  }

  houses(system: HouseSystem, jdUt: number, at: GeoPlace): Houses {
    if (!isWithin(ALL_YEARS, jdUt)) return this.#library.houses(system, jdUt, at);
    const obliquityDeg = this.#sky.obliquityDeg(jdUt);
    const armcDeg = normalizeDeg(this.#sky.siderealTimeDeg(jdUt, obliquityDeg) + at.longitudeDeg);
    if (!system.startsWith('sunshine')) {
      return this.#library.housesFromArmc(system, armcDeg, at.latitudeDeg, obliquityDeg);
    }
    const sun = this.position('sun', jdUt, 'geocentre');
    const { declinationDeg } = equatorialOf(sun.longitudeDeg, sun.latitudeDeg, obliquityDeg);
    return this.#library.housesFromArmc(system, armcDeg, at.latitudeDeg, obliquityDeg, declinationDeg);
  }

  housesFromArmc(...asked: Parameters<Ephemeris['housesFromArmc']>): Houses {
    return this.#library.housesFromArmc(...asked);
  }

  nextCrossing(
    body: 'sun' | 'moon',
    edge: 'rise' | 'set',
    rule: HorizonRule,
    afterJdUt: number,
    at: GeoPlace,
  ): number | null {
    return this.#crossings.next(body, edge, rule, afterJdUt, at);
  }

  nextEclipse(kind: EclipseKind, afterJdUt: number): Eclipse | null {
    return this.#library.nextEclipse(kind, afterJdUt);
  }

  star(name: string, jdUt: number): StarPosition {
    return this.#library.star(name, jdUt);
  }
}

/** Returns the packed ephemeris in front of a library. @throws Error if its file is missing or has another digest */
export const packedOver = (library: Ephemeris, file = readPackedFile()): Ephemeris =>
  new PackedEphemeris(file, library);
