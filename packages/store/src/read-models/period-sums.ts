import { PLANS } from '@graha/domain/billing/plans';
import type { Db } from '../postgres/context.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

const IS_TOP_UP = "e.data ->> 'kind' = 'topup'";
const IS_ALLOWANCE = "e.data ->> 'kind' = 'plan'";
/** The source names the plan of an allowance: `period:free 2026-11-01…`. */
const IS_FREE = `starts_with(e.data ->> 'source', 'period:${PLANS.free.id} ')`;

const cost = (condition: string) => `sum(e.cost) FILTER (WHERE ${condition})`;
const granted = (condition: string) => cost(`e.kind = 'CreditsGranted' AND ${condition}`);

/** Each column of `period_sum`, with its sum over the entries `e` of an account `a` in the open period. */
const SUM_OF = {
  entries: 'count(e.seq)',
  opening: "sum((e.data ->> 'opening')::bigint) FILTER (WHERE e.kind = 'PeriodOpened' AND e.seq = a.opened_seq)",
  paid_allowances: granted(`${IS_ALLOWANCE} AND NOT ${IS_FREE}`),
  free_allowances: granted(`${IS_ALLOWANCE} AND ${IS_FREE}`),
  top_ups: granted(IS_TOP_UP),
  by_hand: granted(`NOT ${IS_ALLOWANCE} AND NOT ${IS_TOP_UP}`),
  consumed: cost("e.kind = 'CallCharged'"),
  reversed: cost("e.kind = 'ChargeReversed'"),
  expired: cost("e.kind = 'CreditsExpired'"),
  withdrawn: cost("e.kind = 'CreditsWithdrawn'"),
} as const;

const PERIOD_SUMS = Object.keys(SUM_OF);
const LIST = PERIOD_SUMS.join(', ');

const sums = Object.entries(SUM_OF)
  .map(([name, sum]) => `coalesce(${sum}, 0)::bigint AS ${name}`)
  .join(', ');

/** Sums of the entries of `a` in the open period after one entry and up to another. */
const sumsOfEntries = (afterSeq: string, upToSeq: string) => `
  SELECT ${sums} FROM graha.ledger_entry e
  WHERE e.tenant_id = a.tenant_id AND e.period_start = a.period_start AND e.seq > ${afterSeq} AND e.seq <= ${upToSeq}`;

/** A sum of an earlier period does not count in the open one. */
const IS_OF_PERIOD = 'p.opened_seq = a.opened_seq AND p.seq <= a.seq';
const NOT_COUNTED = `
  SELECT a.tenant_id, a.opened_seq, a.seq, news.*
  FROM graha.credit_account a LEFT JOIN graha.period_sum p USING (tenant_id)
  CROSS JOIN LATERAL (${sumsOfEntries(`CASE WHEN ${IS_OF_PERIOD} THEN p.seq ELSE a.opened_seq - 1 END`, 'a.seq')}) news
  WHERE a.seq IS DISTINCT FROM p.seq`;

const GOES_ON = 'p.opened_seq = excluded.opened_seq AND p.seq <= excluded.seq';
const added = PERIOD_SUMS.map(
  (name) => `${name} = excluded.${name} + CASE WHEN ${GOES_ON} THEN p.${name} ELSE 0 END`,
).join(', ');

const COUNT_ON = `
  INSERT INTO graha.period_sum AS p (tenant_id, opened_seq, seq, ${LIST})
  SELECT tenant_id, opened_seq, seq, ${LIST} FROM (${NOT_COUNTED}) n
  ON CONFLICT (tenant_id) DO UPDATE SET opened_seq = excluded.opened_seq, seq = excluded.seq, ${added}`;

/**
 * Adds new entries to the sums of each open period (role: worker); returns the number of tenants. One statement sees accounts
 * and entries in one snapshot; the lock keeps two workers from adding the same entries.
 */
export function sumPeriods({ db }: Db): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.query("SELECT pg_advisory_xact_lock(hashtext('graha.period_sum'))");
    const { rowCount } = await tx.query(COUNT_ON);
    return rowCount ?? 0;
  });
}

/** Sums of all open periods as rows: stored sums, and sums of the entries not counted yet. */
export const ALL_SUMS = `
  SELECT ${LIST} FROM graha.period_sum p JOIN graha.credit_account a USING (tenant_id) WHERE ${IS_OF_PERIOD}
  UNION ALL SELECT ${LIST} FROM (${NOT_COUNTED}) n`;
