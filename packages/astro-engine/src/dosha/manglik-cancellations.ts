import { countFrom } from '../vocabulary/cycle.ts';
import type { MangalChart, Manglik, MarsEvidence } from './manglik.ts';

/** Signs in which Mars does no harm in a house: sign indexes, 0 = Aries. @source B.V. Raman; the first house by some alone */
export const EXEMPT_SIGN_INDEXES: Readonly<Record<number, readonly number[]>> = {
  1: [0, 4],
  2: [2, 5],
  4: [0, 7],
  7: [3, 9],
  8: [8, 11],
  12: [1, 6],
};

const OWN_OR_EXALTED: readonly number[] = [0, 7, 9];
const LEO = 4;
const CANCER = 3;
const AQUARIUS = 10;

/** Houses of Mars from a planet in which that planet is with Mars or aspects him. @source BPHS ch. 26 */
const LOOKS_AT: Readonly<Record<'jupiter' | 'saturn', readonly number[]>> = {
  jupiter: [1, 5, 7, 9],
  saturn: [1, 3, 7, 10],
};

/** Returns the house of Mars from a planet. */
export const marsFrom = ({ placements }: MangalChart, planet: 'jupiter' | 'saturn' | 'moon'): number =>
  countFrom(placements[planet].signIndex, placements.mars.signIndex, 12);

const standsIn = ({ placements }: MangalChart, houseNumber: number): boolean =>
  placements.jupiter.houseNumber === houseNumber || placements.venus.houseNumber === houseNumber;

/**
 * Returns the evidence to which the sign exemption applies: the dosha from the ascendant, else from the Moon, else from
 * Venus.
 */
export const judgedEvidence = ({ evidence }: Manglik): MarsEvidence | undefined =>
  evidence.find(({ isDosha }) => isDosha);

type Rule = (chart: MangalChart, manglik: Manglik) => boolean;

/**
 * Common cancellations of the dosha. Schools accept different ones: each is evaluated and shown.
 * @source B.V. Raman's list as texts after him give it (sign exemptions, Leo and Aquarius, Jupiter, the Moon, benefics
 * in the ascendant); the others from common practice
 */
export const MANGLIK_CANCELLATIONS = {
  mars_in_own_or_exalted_sign: ({ placements }) => OWN_OR_EXALTED.includes(placements.mars.signIndex),
  mars_in_leo_or_aquarius: ({ placements }) => [LEO, AQUARIUS].includes(placements.mars.signIndex),
  sign_exempt_in_house: ({ placements }, manglik) => {
    const judged = judgedEvidence(manglik);
    return judged !== undefined && (EXEMPT_SIGN_INDEXES[judged.houseNumber] ?? []).includes(placements.mars.signIndex);
  },
  jupiter_with_or_aspecting_mars: (chart) => LOOKS_AT.jupiter.includes(marsFrom(chart, 'jupiter')),
  moon_with_mars: (chart) => marsFrom(chart, 'moon') === 1,
  jupiter_or_venus_in_ascendant: (chart) => standsIn(chart, 1),
  jupiter_or_venus_in_seventh: (chart) => standsIn(chart, 7),
  ascendant_cancer_or_leo: ({ ascendant }) => [CANCER, LEO].includes(ascendant.signIndex),
  saturn_with_or_aspecting_mars: (chart) => LOOKS_AT.saturn.includes(marsFrom(chart, 'saturn')),
} as const satisfies Record<string, Rule>;

export type ManglikCancellationName = keyof typeof MANGLIK_CANCELLATIONS;
// Safe: the keys of the table above, in its order.
export const MANGLIK_CANCELLATION_NAMES = Object.keys(MANGLIK_CANCELLATIONS) as readonly ManglikCancellationName[];

export type ManglikCancellation = { name: ManglikCancellationName; applies: boolean };

/** Returns every rule, with `applies` true if its condition holds in this chart, with or without the dosha. */
export const manglikCancellations = (chart: MangalChart, manglik: Manglik): ManglikCancellation[] =>
  MANGLIK_CANCELLATION_NAMES.map((name) => {
    const rule: Rule = MANGLIK_CANCELLATIONS[name];
    return { name, applies: rule(chart, manglik) };
  });
