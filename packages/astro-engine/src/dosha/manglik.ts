import type { Chart } from '../chart/chart.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import type { Graha } from '../vocabulary/grahas.ts';

/** Points required in the chart. */
export const MANGLIK_POINTS = ['moon', 'mars', 'jupiter', 'venus', 'saturn'] as const satisfies readonly Graha[];
export type MangalChart = Pick<Chart<(typeof MANGLIK_POINTS)[number]>, 'ascendant' | 'placements'>;

export const MARS_REFERENCES = ['ascendant', 'moon', 'venus'] as const;
export type MarsReference = (typeof MARS_REFERENCES)[number];

/**
 * Houses in which Mars makes the dosha, by school.
 * @source north: most of India and most calculators; south: B.V. Raman, Tamil Nadu and Kerala; without_second: texts that
 * leave the second house out
 */
export const MANGLIK_HOUSE_SETS = {
  north: [1, 2, 4, 7, 8, 12],
  south: [2, 4, 7, 8, 12],
  without_second: [1, 4, 7, 8, 12],
} as const satisfies Record<string, readonly number[]>;
export type ManglikHouseSet = keyof typeof MANGLIK_HOUSE_SETS;

/** The seventh and the eighth weigh heavier than the other houses. @source B.V. Raman's order 2 < 12 < 4 < 7 < 8 */
const HEAVY_HOUSES: ReadonlySet<number> = new Set([7, 8]);

export type MarsEvidence = {
  reference: MarsReference;
  /** Sign of the reference, 0 = Aries. */
  signIndex: number;
  /** House of Mars from the reference. */
  houseNumber: number;
  isDosha: boolean;
  /** Weight of the house; null without dosha. */
  weight: 'high' | 'low' | null;
};

export type Manglik = {
  /** From the house of Mars from the ascendant alone, as the term is commonly used. */
  isManglik: boolean;
  /** Number of the three references with dosha. */
  doshaCount: number;
  evidence: readonly MarsEvidence[];
};

/**
 * Evaluates Mangal dosha: Mars in certain houses from the ascendant, the Moon and Venus. The weight of the three
 * references is disputed, so they are reported and counted, not weighted.
 * @param chart whole signs from the ascendant, with `MANGLIK_POINTS`
 * @source the school's house set; BPHS ch. 80 for the rule from the ascendant
 */
export function manglikOf(chart: MangalChart, houseSet: ManglikHouseSet = 'north'): Manglik {
  const houses: readonly number[] = MANGLIK_HOUSE_SETS[houseSet];
  const evidence = MARS_REFERENCES.map((reference): MarsEvidence => {
    const { signIndex } = reference === 'ascendant' ? chart.ascendant : chart.placements[reference];
    const houseNumber = countFrom(signIndex, chart.placements.mars.signIndex, 12);
    const isDosha = houses.includes(houseNumber);
    const weight = isDosha ? (HEAVY_HOUSES.has(houseNumber) ? 'high' : 'low') : null;
    return { reference, signIndex, houseNumber, isDosha, weight };
  });
  return {
    isManglik: evidence.some(({ reference, isDosha }) => reference === 'ascendant' && isDosha),
    doshaCount: evidence.filter(({ isDosha }) => isDosha).length,
    evidence,
  };
}

export const MANGLIK_SEVERITIES = ['none', 'mild', 'moderate', 'severe'] as const;
export type ManglikSeverity = (typeof MANGLIK_SEVERITIES)[number];

/** Returns `none` without the dosha from the ascendant; else mild to severe, from one, two or all three references. */
export const severityOf = ({ isManglik, doshaCount }: Manglik): ManglikSeverity =>
  isManglik ? (MANGLIK_SEVERITIES[doshaCount] ?? 'severe') : 'none';

/**
 * Decides if a couple's doshas are compatible: both manglik or neither, or counts that differ by at most one reference.
 * @source the common rule that manglik marries manglik; the allowance for one reference is that of South Indian
 * almanacs
 */
export function mangliksAgree(bride: Manglik, groom: Manglik): { isSame: boolean; agree: boolean } {
  const isSame = bride.isManglik === groom.isManglik;
  return { isSame, agree: isSame || Math.abs(bride.doshaCount - groom.doshaCount) <= 1 };
}
