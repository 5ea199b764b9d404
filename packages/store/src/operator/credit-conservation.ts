import type { Db } from '../postgres/context.ts';
import { ALL_SUMS } from '../read-models/period-sums.ts';

/**
 * The sums of all open periods, one for each tenant, computed from their entries. Opening, allowances, top-ups,
 * what came by hand and what was reversed, less what was consumed, expired and withdrawn, is what the entries say that remains.
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
  /** What the accounts themselves say. */
  remaining: number;
  /** What the entries say less what the accounts say: zero, or something is wrong. */
  difference: number;
};

type Sums = Omit<CreditConservation, 'difference'>;

const sum = (column: string) => `coalesce(sum(${column}), 0)::float8`;

/** One statement, so that entries and accounts are those of one moment. */
const SUMS = `
  SELECT (SELECT count(*)::float8 FROM graha.credit_account) AS tenants, ${sum('entries')} AS entries,
    ${sum('opening')} AS opening, ${sum('paid_allowances')} AS "paidAllowances", ${sum('free_allowances')} AS "freeAllowances",
    ${sum('top_ups')} AS "topUps", ${sum('by_hand')} AS "byHand", ${sum('consumed')} AS consumed, ${sum('reversed')} AS reversed,
    ${sum('expired')} AS expired, ${sum('withdrawn')} AS withdrawn,
    (SELECT coalesce(sum(remaining), 0)::float8 FROM graha.credit_account) AS remaining
  FROM (${ALL_SUMS}) every`;

/** As operator or worker. */
export async function creditConservation({ db }: Db): Promise<CreditConservation> {
  const { rows } = await db.query<Sums>(SUMS);
  if (!rows[0]) throw new Error('A sum without groups is one row.');
  const s = rows[0];
  const came = s.opening + s.paidAllowances + s.freeAllowances + s.topUps + s.byHand + s.reversed;
  return { ...s, difference: came - s.consumed - s.expired - s.withdrawn - s.remaining };
}
