import type { Ayanamsa, Body } from '@graha/astro-engine/core/ephemeris';

/** A span of universal time, from its first instant on, until the other. */
export type Years = { firstJdUt: number; untilJdUt: number };

/** 1900-01-01 to 2101-01-01: nearly all that is ever asked. */
export const MODERN_YEARS: Years = { firstJdUt: 2_415_020.5, untilJdUt: 2_488_434.5 };
/**
 * 1800-02-15 to 2399-11-15, six weeks within the library’s own files: what is asked for by the thousand wherever a century is
 * searched, and takes little room.
 */
export const ALL_YEARS: Years = { firstJdUt: 2_378_541.5, untilJdUt: 2_597_594.5 };

export const isWithin = ({ firstJdUt, untilJdUt }: Years, jdUt: number): boolean =>
  jdUt >= firstJdUt && jdUt < untilJdUt;

const BODIES_OF_ALL_YEARS: ReadonlySet<Body> = new Set<Body>(['sun', 'moon', 'saturn']);

/** The years of a body; those of ayanamsas, obliquity, sidereal time and Delta T are all years. */
export const yearsOf = (body: Body): Years => (BODIES_OF_ALL_YEARS.has(body) ? ALL_YEARS : MODERN_YEARS);

/** The polynomials reach so much farther, because ephemeris time runs ahead of universal time. */
export const MARGIN_DAYS = 1;

/** Conventions that are functions of time alone. */
export const TIMED_AYANAMSAS = [
  'lahiri',
  'raman',
  'krishnamurti',
  'kp_new',
  'fagan_bradley',
  'yukteshwar',
] as const satisfies readonly Ayanamsa[];
export type TimedAyanamsa = (typeof TIMED_AYANAMSAS)[number];

/** Conventions that keep a star at a longitude: it is seen through the Earth's motion, and its light bent by the Sun. */
export const STAR_AYANAMSAS = {
  true_citra: { star: 'Spica', longitudeDeg: 180 },
  true_pushya: { star: ',deCnc', longitudeDeg: 106 },
} as const;
export type StarAyanamsa = keyof typeof STAR_AYANAMSAS;

export const isStarAyanamsa = (convention: Ayanamsa): convention is StarAyanamsa => convention in STAR_AYANAMSAS;
