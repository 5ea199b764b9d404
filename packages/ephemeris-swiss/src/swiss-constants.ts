import { type AnyBody, type HorizonRule, HORIZONS, type OrbitingBody } from '@graha/astro-engine/core/ephemeris';
import type { YearSpan } from '@graha/astro-engine/core/ephemeris-years';
import { midnightJdUt } from '@graha/astro-engine/core/moment';

/** Numbers of the C library's header, under the names of the port. */

export const BODY_NUMBERS: Readonly<Record<AnyBody, number>> = {
  sun: 0, moon: 1, mercury: 2, venus: 3, mars: 4, jupiter: 5, saturn: 6, uranus: 7, neptune: 8, pluto: 9,
  meanNode: 10, trueNode: 11, meanApogee: 12, osculatingApogee: 13, chiron: 15, ceres: 17, pallas: 18, juno: 19, vesta: 20,
  cupido: 40, hades: 41, zeus: 42, kronos: 43, apollon: 44, admetos: 45, vulkanus: 46, poseidon: 47, selena: 56,
}; // prettier-ignore

const EARTH = 14;

/** Number of a body that moves around the Sun. */
export const orbitingNumber = (body: OrbitingBody): number => (body === 'earth' ? EARTH : BODY_NUMBERS[body]);

/** The pseudo body whose "position" is obliquity and nutation. */
export const OBLIQUITY_AND_NUTATION = -1;

export const FROM_FILES = 2;
export const HELIOCENTRIC = 8;
/** Neither aberration nor deflection: implied by the heliocentric flag. */
export const WITHOUT_SUNLIGHT = 1024 | 512;
export const WITH_SPEED = 256;
export const TOPOCENTRIC = 32_768;
/** Sidereal implies without nutation; the flag that the library returns includes both. */
export const SIDEREAL = 65_536 | 64;

export const EDGE_BITS = { rise: 1, set: 2 } as const;

const DISC_CENTRE = 256;
const NO_REFRACTION = 512;
const LIMB_BITS = { '1': 0, '0': DISC_CENTRE } as const;

/** Air pressure at the horizon: the library's own standard. */
export const PRESSURE_HPA = 1013.25;

/** Arguments for the library: the edge of the disc, and the air whose refraction at the horizon matches the rule. */
export type AskedHorizon = { bits: number; temperatureC: number };

/** @source the library's own formula of refraction (Sinclair's) for a height of 0°, solved for the temperature */
function askedHorizonOf({ limb, refractionArcMinutes }: (typeof HORIZONS)[HorizonRule]): AskedHorizon {
  if (refractionArcMinutes === 0) return { bits: LIMB_BITS[limb] | NO_REFRACTION, temperatureC: 0 };
  const atTenDegrees = 34.46 * ((PRESSURE_HPA - 80) / 930);
  const temperatureC = 10 + (atTenDegrees / refractionArcMinutes - 1) / (0.000_08 * (34.46 + 39));
  return { bits: LIMB_BITS[limb], temperatureC };
}

export const ASKED_HORIZONS: Readonly<Record<HorizonRule, AskedHorizon>> = {
  almanac: askedHorizonOf(HORIZONS.almanac),
  standard_air: askedHorizonOf(HORIZONS.standard_air),
  geometric: askedHorizonOf(HORIZONS.geometric),
  disc_centre: askedHorizonOf(HORIZONS.disc_centre),
};

/** Bytes that the library may write over the name of a star. */
export const STAR_NAME_BYTES = 513;
/** Place among the angles from which the library reads the Sun's declination. */
export const SUN_DECLINATION_AT = 9;
/** A crossing this close to the requested instant is the one that the caller starts from: the search repeats to 0.1 s. */
export const SAME_CROSSING_DAYS = 0.5 / 86_400;
/** After the crossing itself and well before the next one. */
export const STEP_OVER_DAYS = 0.01;
/** Noon of 2000-01-01. */
export const J2000_JD_UT = 2_451_545;
/** Longest search for a crossing. */
export const CROSSING_REACH_DAYS = 2;

/** Returned by the rise and set search if a body does not cross the horizon. */
export const NO_CROSSING = -2;

/** Bits in the results of the eclipse searches that give the type of eclipse. */
export const ECLIPSE_BITS = { total: 4, annular: 8, partial: 16, hybrid: 32, penumbral: 64 } as const;
export const ANY_ECLIPSE = 0;

const newYearJdUt = (year: number): number => midnightJdUt({ year, month: 1, day: 1 }, 0);

/** Range of the files in universal time, and its years as the end of a sentence. */
export type FileRange = { firstJdUt: number; lastJdUt: number; text: string };

/** Chiron begins on 675-01-04 and ends with 4650; the returned flag shows it. */
export const rangeOf = ({ first, last }: YearSpan): FileRange => ({
  firstJdUt: newYearJdUt(first),
  lastJdUt: newYearJdUt(last + 1),
  text: `the files cover ${first} to ${last}`,
});
