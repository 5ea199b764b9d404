import { equatorialOf, normalizeDeg, shortestArcDeg } from '@graha/astro-engine/core/angle';
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
import { Crossings } from './crossings.ts';
import { LightsOfAllYears } from './lights.ts';
import { openPackedFiles, type PackedFiles, readPackedBytes } from './packed-bytes.ts';
import { PackedEras } from './packed-eras.ts';

const SECONDS_PER_DAY = 86_400;
/**
 * From here to the poles the library's own sidereal time and obliquity are used, in half as much time again: the packed ones
 * are 5e-9° off, which cusps of Koch and APC magnify to 1e-8° at 55° and to 1e-6° at the polar circle.
 */
const STEEP_LATITUDE_DEG = 50;

/** A cusp nearer to an angle is the angle, read from two ephemerides. */
const SAME_DEG = 1e-7;

/**
 * Returns houses with the cusps of a system that magnifies errors, which are therefore asked of the library, and with the angles that
 * all systems share.
 */
function withCuspsOf({ system, cuspsDeg }: Houses, angles: Houses): Houses {
  const { ascendantDeg, midheavenDeg } = angles;
  const axes = [ascendantDeg, ascendantDeg + 180, midheavenDeg, midheavenDeg + 180].map(normalizeDeg);
  const cusps = cuspsDeg.map((cusp) => axes.find((deg) => Math.abs(shortestArcDeg(deg, cusp)) < SAME_DEG) ?? cusp);
  return { ...angles, system, cuspsDeg: cusps };
}

/**
 * The packed polynomials in front of the library to which they were fitted: geocentric places of the years 1900 to
 * 2100, and for 600 to 2399 the values that searches need: Sun, Moon, Saturn, ayanamsas, obliquity and sidereal time.
 * The library computes everything else. Rise and set are searched here, on the positions of either.
 */
class PackedEphemeris implements Ephemeris {
  readonly name: string;
  readonly #eras: PackedEras;
  readonly #crossings: Crossings;
  readonly #library: Ephemeris;

  constructor(files: PackedFiles, library: Ephemeris) {
    this.#eras = new PackedEras(files, library);
    this.#crossings = new Crossings(new LightsOfAllYears(this.#eras, library));
    this.#library = library;
    this.name = `${library.name}, packed 1900-2100`;
  }

  position(body: AnyBody, jdUt: number, from: Observer): Position {
    if (from !== 'geocentre' || !this.#eras.isPacked(body)) return this.#library.position(body, jdUt, from);
    const era = this.#eras.withBody(body, jdUt);
    return era === null ? this.#library.position(body, jdUt, from) : era.sky.place(body, jdUt);
  }

  heliocentric(body: OrbitingBody, jdUt: number): Position {
    return this.#library.heliocentric(body, jdUt);
  }

  longitudeDeg(body: Body, jdUt: number): number {
    const era = this.#eras.withBody(body, jdUt);
    return era === null ? this.#library.longitudeDeg(body, jdUt) : era.sky.longitudeDeg(body, jdUt);
  }

  ayanamsaDeg(convention: Ayanamsa, jdUt: number): number {
    const era = this.#eras.at(jdUt);
    if (era === null) return this.#library.ayanamsaDeg(convention, jdUt);
    const fixed = fixedAyanamsa(convention);
    const found = era.ayanamsas.covers(fixed) ? era.ayanamsas.valueDeg(fixed, jdUt) : era.sampled.valueDeg(fixed, jdUt);
    return found ?? this.#library.ayanamsaDeg(convention, jdUt);
  }

  ayanamsaRateDegPerDay(convention: Ayanamsa, jdUt: number): number {
    const era = this.#eras.at(jdUt);
    if (era === null) return this.#library.ayanamsaRateDegPerDay(convention, jdUt);
    const fixed = fixedAyanamsa(convention);
    const found = era.ayanamsas.covers(fixed)
      ? era.ayanamsas.rateDegPerDay(fixed, jdUt)
      : era.sampled.rateDegPerDay(fixed, jdUt);
    return found ?? this.#library.ayanamsaRateDegPerDay(convention, jdUt);
  }

  deltaTSeconds(jdUt: number): number {
    const era = this.#eras.at(jdUt);
    return era === null ? this.#library.deltaTSeconds(jdUt) : era.sky.deltaTDays(jdUt) * SECONDS_PER_DAY;
  }

  obliquityDeg(jdUt: number): number {
    const era = this.#eras.at(jdUt);
    return era === null ? this.#library.obliquityDeg(jdUt) : era.sky.obliquityDeg(jdUt);
  }

  houses(system: HouseSystem, jdUt: number, at: GeoPlace): Houses {
    const era = Math.abs(at.latitudeDeg) > STEEP_LATITUDE_DEG ? null : this.#eras.at(jdUt);
    if (era === null) return this.#library.houses(system, jdUt, at);
    const obliquityDeg = era.sky.obliquityDeg(jdUt);
    const armcDeg = normalizeDeg(era.sky.siderealTimeDeg(jdUt, obliquityDeg) + at.longitudeDeg);
    if (system === 'horizontal') {
      const own = this.#library.housesFromArmc(system, armcDeg, at.latitudeDeg, obliquityDeg);
      return withCuspsOf(this.#library.houses(system, jdUt, at), own); // Near the equator its cusps are steep.
    }
    if (system.startsWith('sunshine')) {
      const sun = this.position('sun', jdUt, 'geocentre');
      const { declinationDeg } = equatorialOf(sun.longitudeDeg, sun.latitudeDeg, obliquityDeg);
      const own = this.#library.housesFromArmc(system, armcDeg, at.latitudeDeg, obliquityDeg, declinationDeg);
      return withCuspsOf(this.#library.houses(system, jdUt, at), own);
    }
    return this.#library.housesFromArmc(system, armcDeg, at.latitudeDeg, obliquityDeg);
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

/** Returns the packed ephemeris in front of a library. @throws Error if a file is missing or has another digest */
export const packedOver = (library: Ephemeris, files = openPackedFiles(readPackedBytes())): Ephemeris =>
  new PackedEphemeris(files, library);
