import { z } from 'zod';
import type { Db } from '../postgres/context.ts';
import { queryChecked } from '../postgres/query.ts';
import { ALL_SUMS } from '../read-models/period-sums.ts';

/**
 * Sums over the open periods of all tenants, computed from their entries. Opening + allowances + top-ups + manual grants +
 * reversals - consumed - expired - withdrawn = the remaining credits according to the entries.
 */
export type CreditConservation = {
  tenants: number;
  entries: number;
  opening: number;
  paidAllowances: number;
  freeAllowances: number;
  topUps: number;
  byHand: number;
  consumed: number;
  reversed: number;
  expired: number;
  withdrawn: number;
  /** The remaining credits according to the accounts. */
  remaining: number;
  /** Remaining credits of the entries minus those of the accounts; any value but zero is an error. */
  difference: number;
};

const sum = <const Column extends string>(column: Column) => `coalesce(sum(${column}), 0)::float8` as const;

/** One statement, so that entries and accounts come from one snapshot. */
const SUMS = `
  SELECT (SELECT count(*)::float8 FROM graha.credit_account) AS tenants, ${sum('entries')} AS entries,
    ${sum('opening')} AS opening, ${sum('paid_allowances')} AS "paidAllowances", ${sum('free_allowances')} AS "freeAllowances",
    ${sum('top_ups')} AS "topUps", ${sum('by_hand')} AS "byHand", ${sum('consumed')} AS consumed, ${sum('reversed')} AS reversed,
    ${sum('expired')} AS expired, ${sum('withdrawn')} AS withdrawn,
    (SELECT coalesce(sum(remaining), 0)::float8 FROM graha.credit_account) AS remaining
  FROM (${ALL_SUMS}) every`;

const Sums = z.object({
  tenants: z.number(),
  entries: z.number(),
  opening: z.number(),
  paidAllowances: z.number(),
  freeAllowances: z.number(),
  topUps: z.number(),
  byHand: z.number(),
  consumed: z.number(),
  reversed: z.number(),
  expired: z.number(),
  withdrawn: z.number(),
  remaining: z.number(),
});

/** Computes the sums (role: operator or worker). */
export async function creditConservation({ db }: Db): Promise<CreditConservation> {
  const rows = await queryChecked(db, SUMS, Sums);
  if (!rows[0]) throw new Error('A sum without groups is one row.');
  const s = rows[0];
  const came = s.opening + s.paidAllowances + s.freeAllowances + s.topUps + s.byHand + s.reversed;
  return { ...s, difference: came - s.consumed - s.expired - s.withdrawn - s.remaining };
}
