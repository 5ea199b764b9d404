import type { Ayanamsa } from '@graha/astro-engine/ephemeris';

/** What the file covers, in universal time: from 1900-01-01 on, until 2101-01-01. */
export const FIRST_JD_UT = 2_415_020.5;
export const UNTIL_JD_UT = 2_488_434.5;
/** The polynomials reach so much farther, because ephemeris time runs ahead of universal time. */
export const MARGIN_DAYS = 1;

/** Conventions that are functions of time alone. The others follow a star, whose light the Sun deflects: the library's own. */
export const PACKED_AYANAMSAS = [
  'lahiri',
  'raman',
  'krishnamurti',
  'fagan_bradley',
] as const satisfies readonly Ayanamsa[];
export type PackedAyanamsa = (typeof PACKED_AYANAMSAS)[number];
