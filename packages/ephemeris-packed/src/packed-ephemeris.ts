import { normalizeDeg } from '@graha/astro-engine/angle';
import type {
  Ayanamsa,
  Body,
  Ephemeris,
  GeoPlace,
  HorizonRule,
  Houses,
  HouseSystem,
  Observer,
  Position,
} from '@graha/astro-engine/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { Crossings } from './crossings.ts';
import { FIRST_JD_UT, PACKED_AYANAMSAS, type PackedAyanamsa, UNTIL_JD_UT } from './coverage.ts';
import { LightsOfAllYears } from './lights.ts';
import { type PackedFile, readPackedFile } from './packed-file.ts';
import { PackedSky } from './packed-sky.ts';

const isPackedAyanamsa = (convention: Ayanamsa): convention is PackedAyanamsa =>
  PACKED_AYANAMSAS.some((one) => one === convention);

const isWithin = (jdUt: number): boolean => jdUt >= FIRST_JD_UT && jdUt < UNTIL_JD_UT;

/**
 * The packed polynomials in front of the library that they were fitted to: geocentric places, ayanamsas that are functions
 * of time, obliquity and sidereal time, of the years 1900 to 2100. The library answers everything else. Rise and set are
 * searched here, on the positions of either.
 */
class PackedEphemeris implements Ephemeris {
  readonly name: string;
  readonly quickLongitudes = { fromJdUt: FIRST_JD_UT, untilJdUt: UNTIL_JD_UT };
  readonly #sky: PackedSky;
  readonly #crossings: Crossings;
  readonly #library: Ephemeris;

  constructor(file: PackedFile, library: Ephemeris) {
    this.#sky = new PackedSky(file);
    this.#crossings = new Crossings(new LightsOfAllYears(this.#sky, library));
    this.#library = library;
    this.name = `${library.name}, packed 1900-2100`;
  }

  position(body: Body, jdUt: number, from: Observer): Position {
    return from === 'geocentre' && isWithin(jdUt)
      ? this.#sky.place(body, jdUt)
      : this.#library.position(body, jdUt, from);
  }

  longitudeDeg(body: Body, jdUt: number): number {
    return isWithin(jdUt) ? this.#sky.longitudeDeg(body, jdUt) : this.#library.longitudeDeg(body, jdUt);
  }

  ayanamsaDeg(convention: Ayanamsa, jdUt: number): number {
    return isWithin(jdUt) && isPackedAyanamsa(convention)
      ? this.#sky.ayanamsaDeg(convention, jdUt)
      : this.#library.ayanamsaDeg(convention, jdUt);
  }

  ayanamsaRateDegPerDay(convention: Ayanamsa, jdUt: number): number {
    return isWithin(jdUt) && isPackedAyanamsa(convention)
      ? this.#sky.ayanamsaRateDegPerDay(convention, jdUt)
      : this.#library.ayanamsaRateDegPerDay(convention, jdUt);
  }

  obliquityDeg(jdUt: number): number {
    return isWithin(jdUt) ? this.#sky.obliquityDeg(jdUt) : this.#library.obliquityDeg(jdUt);
  }

  houses(system: HouseSystem, jdUt: number, at: GeoPlace): Houses {
    if (!isWithin(jdUt)) return this.#library.houses(system, jdUt, at);
    const obliquityDeg = this.#sky.obliquityDeg(jdUt);
    const armcDeg = normalizeDeg(this.#sky.siderealTimeDeg(jdUt, obliquityDeg) + at.longitudeDeg);
    return this.#library.housesFromArmc(system, armcDeg, at.latitudeDeg, obliquityDeg);
  }

  housesFromArmc(system: HouseSystem, armcDeg: number, latitudeDeg: number, obliquityDeg: number): Houses {
    return this.#library.housesFromArmc(system, armcDeg, latitudeDeg, obliquityDeg);
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
}

/** The packed ephemeris in front of a library. @throws Error where its file is missing or not the one that was made */
export const packedOver = (library: Ephemeris, file = readPackedFile()): Ephemeris =>
  new PackedEphemeris(file, library);

/**
 * The ephemeris of the product: packed polynomials for 1900 to 2100, Swiss Ephemeris for everything else; about 40 ms, no
 * network. Instances are independent: one for each worker thread.
 */
export const createEphemeris = async (): Promise<Ephemeris> => packedOver(await createSwissEphemeris());
