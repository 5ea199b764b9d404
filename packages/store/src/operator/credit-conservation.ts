import { PLANS } from '@graha/domain/plans';
import type { Db } from '../postgres/context.ts';

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

const sum = (condition: string, what = 'e.cost') => `coalesce(sum(${what}) FILTER (WHERE ${condition}), 0)::float8`;
const granted = (condition: string) => sum(`e.kind = 'CreditsGranted' AND ${condition}`);

const IS_TOP_UP = "e.data ->> 'kind' = 'topup'";
const IS_ALLOWANCE = "e.data ->> 'kind' = 'plan'";
/** Whose allowance it was stands in its source: `period:free 2026-11-01…`. */
const IS_FREE = `starts_with(e.data ->> 'source', 'period:${PLANS.free.id} ')`;

type Sums = Omit<CreditConservation, 'difference'>;

/** One statement, so that entries and accounts are those of one moment. */
const SUMS = `
  SELECT (SELECT count(*)::float8 FROM graha.credit_account) AS tenants, count(e.seq)::float8 AS entries,
    ${sum("e.kind = 'PeriodOpened' AND e.seq = a.opened_seq", "(e.data ->> 'opening')::bigint")} AS opening,
    ${granted(`${IS_ALLOWANCE} AND NOT ${IS_FREE}`)} AS "paidAllowances",
    ${granted(`${IS_ALLOWANCE} AND ${IS_FREE}`)} AS "freeAllowances",
    ${granted(IS_TOP_UP)} AS "topUps",
    ${granted(`NOT ${IS_ALLOWANCE} AND NOT ${IS_TOP_UP}`)} AS "byHand",
    ${sum("e.kind = 'CallCharged'")} AS consumed, ${sum("e.kind = 'ChargeReversed'")} AS reversed,
    ${sum("e.kind = 'CreditsExpired'")} AS expired, ${sum("e.kind = 'CreditsWithdrawn'")} AS withdrawn,
    (SELECT coalesce(sum(remaining), 0)::float8 FROM graha.credit_account) AS remaining
  FROM graha.credit_account a LEFT JOIN graha.ledger_entry e
    ON e.tenant_id = a.tenant_id AND e.period_start = a.period_start AND e.seq >= a.opened_seq`;

/** As operator or worker. */
export async function creditConservation({ db }: Db): Promise<CreditConservation> {
  const { rows } = await db.query<Sums>(SUMS);
  if (!rows[0]) throw new Error('A sum without groups is one row.');
  const s = rows[0];
  const came = s.opening + s.paidAllowances + s.freeAllowances + s.topUps + s.byHand + s.reversed;
  return { ...s, difference: came - s.consumed - s.expired - s.withdrawn - s.remaining };
}
