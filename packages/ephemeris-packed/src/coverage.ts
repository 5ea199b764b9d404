import type { Ayanamsa, Body } from '@graha/astro-engine/core/ephemeris';

/** A span of universal time, half-open. */
export type Years = { firstJdUt: number; untilJdUt: number };

/** 1900-01-01 to 2101-01-01: nearly all requests. */
export const MODERN_YEARS: Years = { firstJdUt: 2_415_020.5, untilJdUt: 2_488_434.5 };

/**
 * Spans without a gap, named after the first year of the library's own files, of which the oldest has two. Each has a packed
 * file of the values that a search of a century needs by the thousand and that take little space: 600-02-15, 675-02-15,
 * 1200-01-23 and 1800-02-15 to 2399-11-15. The outer borders are some weeks within the library's files. A file stays as it
 * is once a version of the formulas is pinned to it, so further years are a further file.
 */
export const ERAS = {
  '0600-0674': { firstJdUt: 1_940_250.5, untilJdUt: 1_967_643.5 },
  '0600': { firstJdUt: 1_967_643.5, untilJdUt: 2_159_372.5 },
  '1200': { firstJdUt: 2_159_372.5, untilJdUt: 2_378_541.5 },
  '1800': { firstJdUt: 2_378_541.5, untilJdUt: 2_597_594.5 },
} as const satisfies Record<string, Years>;
export type Era = keyof typeof ERAS;
/** Their files are read at the first request for such years. */
export const OLD_ERAS = ['0600-0674', '0600', '1200'] as const satisfies readonly Era[];
export type OldEra = (typeof OLD_ERAS)[number];
export const ALL_YEARS: Years = { firstJdUt: ERAS['0600-0674'].firstJdUt, untilJdUt: ERAS['1800'].untilJdUt };

export const isWithin = ({ firstJdUt, untilJdUt }: Years, jdUt: number): boolean =>
  jdUt >= firstJdUt && jdUt < untilJdUt;

/** Bodies of all eras; the file of 1800 has the others too, for modern years. */
export const BODIES_OF_ALL_YEARS = ['sun', 'moon', 'saturn'] as const satisfies readonly Body[];
const OF_ALL_YEARS: ReadonlySet<Body> = new Set<Body>(BODIES_OF_ALL_YEARS);
export const isOfAllYears = (body: Body): boolean => OF_ALL_YEARS.has(body);

/** Returns the years of a body; those of ayanamsas, obliquity, sidereal time and Delta T are all years. */
export const yearsOf = (body: Body): Years => (isOfAllYears(body) ? ALL_YEARS : MODERN_YEARS);

/** Days by which the polynomials extend farther, because ephemeris time is ahead of universal time. */
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

/** Conventions that fix a star at a longitude: its position includes aberration and the Sun's deflection of light. */
export const STAR_AYANAMSAS = {
  true_citra: { star: 'Spica', longitudeDeg: 180 },
  true_pushya: { star: ',deCnc', longitudeDeg: 106 },
} as const;
export type StarAyanamsa = keyof typeof STAR_AYANAMSAS;

export const isStarAyanamsa = (convention: Ayanamsa): convention is StarAyanamsa => convention in STAR_AYANAMSAS;

export type PackedAyanamsa = TimedAyanamsa | StarAyanamsa;

const TIMED: readonly string[] = TIMED_AYANAMSAS;
export const isPackedAyanamsa = (convention: string): convention is PackedAyanamsa =>
  TIMED.includes(convention) || convention in STAR_AYANAMSAS;
