import { signAt } from '../vocabulary/signs.ts';
import { inARow } from './sign-dashas.ts';
import { type JaiminiChart, signIndexIn, type SignRule, strongerLordOf, strongerSignOf } from './stronger.ts';

/** A dasha of signs with years of their own, not counted to a lord. */
export type FixedSignDasha = {
  seedSignIndex: number;
  /** The rule that made the seed the stronger of two signs. */
  seedRule: SignRule;
  isForward: boolean;
  /** Each sign once. */
  periods: readonly { signIndex: number; years: number; fromAgeYears: number }[];
};

/** Years of a sign by its nature: 96 in all. */
const MODALITY_YEARS = { movable: 7, fixed: 8, dual: 9 } as const;
const SHOOLA_YEARS = 9;

const twelveFrom = (signIndex: number, isForward: boolean): number[] =>
  Array.from({ length: 12 }, (_, index) => (signIndex + (isForward ? index : 12 - index)) % 12);

/**
 * Computes Shoola dasha: from the stronger of the ascendant and the seventh, always forward, nine years each.
 * @param chart sidereal, with the nine grahas
 * @returns twelve periods, 108 years
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 23, after Sanjay Rath. BPHS gives this name to Niryana Shoola
 */
export function shoolaDashaOf(chart: JaiminiChart): FixedSignDasha {
  const lagna = chart.ascendant.signIndex;
  const { winner: seed, rule } = strongerSignOf([lagna, (lagna + 6) % 12], chart);
  const periods = inARow(twelveFrom(seed, true).map((signIndex) => ({ signIndex, years: SHOOLA_YEARS })));
  return { seedSignIndex: seed, seedRule: rule, isForward: true, periods };
}

/**
 * Returns the signs of the twelve equal parts of a Shoola period: from the stronger of its sign and the seventh from it,
 * forward.
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 23. Doubt: two programs begin with the sign of the period
 */
export function shoolaAntardashaSigns(signIndex: number, chart: JaiminiChart): number[] {
  return twelveFrom(strongerSignOf([signIndex, (signIndex + 6) % 12], chart).winner, true);
}

/**
 * Computes Niryana Shoola dasha: from the stronger of the second and the eighth sign, forward if it is odd or has Saturn
 * in it, otherwise backward; 7, 8 and 9 years for movable, fixed and dual signs.
 * @param chart sidereal, with the nine grahas
 * @returns twelve periods, 96 years
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 22. Doubt: two programs know no exception for Saturn
 */
export function niryanaShoolaDashaOf(chart: JaiminiChart): FixedSignDasha {
  const lagna = chart.ascendant.signIndex;
  const { winner: seed, rule } = strongerSignOf([(lagna + 1) % 12, (lagna + 7) % 12], chart);
  const isForward = signAt(seed).parity === 'odd' || signIndexIn(chart, 'saturn') === seed;
  const signs = twelveFrom(seed, isForward);
  const periods = inARow(signs.map((signIndex) => ({ signIndex, years: MODALITY_YEARS[signAt(signIndex).modality] })));
  return { seedSignIndex: seed, seedRule: rule, isForward, periods };
}

/**
 * Returns the signs of the twelve equal parts of a Niryana Shoola period: from the sign with the lord of the stronger of
 * its sign and the seventh from it; forward if that is odd or has Saturn in it, otherwise backward; Ketu reverses it.
 * @source P.V.R. Narasimha Rao, Vedic Astrology ch. 22, examples 84 to 86. Doubt: the classics are silent
 */
export function niryanaShoolaAntardashaSigns(signIndex: number, chart: JaiminiChart): number[] {
  const stronger = strongerSignOf([signIndex, (signIndex + 6) % 12], chart).winner;
  const start = signIndexIn(chart, strongerLordOf(stronger, chart).winner);
  const isOdd = signAt(start).parity === 'odd' || signIndexIn(chart, 'saturn') === start;
  return twelveFrom(start, isOdd !== (signIndexIn(chart, 'ketu') === start));
}
