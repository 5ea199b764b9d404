import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

const cents = <const Condition extends string, const Column extends string>(condition: Condition, column: Column) =>
  `coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)` as const;

/** SQL for the months from `first` on, with their bounds `from` and `to`; the open month ends now. */
export const monthsFrom = <const First extends string>(first: First) =>
  `
  SELECT begins::date AS month, begins AT TIME ZONE 'utc' AS "from",
    least((begins + interval '1 month') AT TIME ZONE 'utc', now) AS "to", (begins + interval '1 month') AT TIME ZONE 'utc' <= now AS is_closed
  FROM (SELECT graha.ledger_now() AS now) clock,
    generate_series(${first}, date_trunc('month', now AT TIME ZONE 'utc'), interval '1 month') AS begins` as const;

/** Name of a plan and its interval in the sums: `growth`, or `growth year` if it is paid by the year. */
const TERMS = `plan || CASE WHEN is_yearly THEN ' year' ELSE '' END` as const;

/** A second payment for a running year that went back: the first one still counts. */
const IS_DOUBLE = `
  is_yearly AND returned_cents >= amount_cents AND EXISTS (
    SELECT FROM graha.payment first WHERE first.tenant_id = payment.tenant_id AND first.purpose = 'plan' AND first.is_yearly
      AND first.plan = payment.plan AND first.returned_cents < first.amount_cents
      AND first.paid_at <= payment.paid_at AND first.paid_at > payment.paid_at - interval '1 year')` as const;

/**
 * Sums of the payments of a month `m`, in the columns of `revenue_month`. A workspace counts with one subscription: the
 * purchase of its last payment, if the months that it paid and that were not refunded reach the end of `m`.
 */
export const SUMS_OF_MONTH = `
  SELECT ${cents("purpose = 'plan'", 'amount_cents')}::bigint AS plans_cents, ${cents("purpose = 'top_up'", 'amount_cents')}::bigint AS top_ups_cents,
    ${cents('true', 'returned_cents')}::bigint AS returned_cents,
    count(*) FILTER (WHERE purpose = 'top_up') AS top_ups_bought,
    (SELECT coalesce(jsonb_object_agg(terms, bought), '{}') FROM (
       SELECT ${TERMS} AS terms, count(*) AS bought FROM graha.payment
       WHERE purpose = 'plan' AND paid_at >= m."from" AND paid_at < m."to" GROUP BY terms) b) AS plans_bought,
    (SELECT coalesce(jsonb_object_agg(terms, tenants), '{}') FROM (
       SELECT terms, count(*) AS tenants FROM (
         SELECT DISTINCT ON (tenant_id) ${TERMS} AS terms, paid_at >= m."to" - interval '1 month' * ceil(
             CASE WHEN is_yearly THEN 12 ELSE 1 END * (amount_cents - returned_cents) / greatest(amount_cents, 1)::float8) AS is_kept
         FROM graha.payment
         WHERE purpose = 'plan' AND paid_at < m."to"
           AND (paid_at >= m."to" - interval '1 month' OR is_yearly AND paid_at >= m."to" - interval '1 year')
           AND NOT (${IS_DOUBLE})
         ORDER BY tenant_id, paid_at DESC
       ) newest WHERE is_kept GROUP BY terms) s) AS subscriptions
  FROM graha.payment WHERE paid_at >= m."from" AND paid_at < m."to"` as const;

const WRITERS_WAIT_MS = 500;

/**
 * Stores the sums of every closed month that has none, from the first payment on (role: worker). Returns the number of months.
 */
export async function closeRevenueMonths({ db }: Db): Promise<number> {
  if (!(await isSomeOpen({ db }))) return 0;
  return inTransaction(db, async (tx) => {
    await tx.query("SELECT set_config('lock_timeout', $1, true)", [`${WRITERS_WAIT_MS}ms`]);
    // Locks out writers: the sums would miss an uncommitted payment, and the payment would find no sums to delete.
    await tx.query('LOCK TABLE graha.payment IN SHARE MODE');
    const { rowCount } = await tx.query(
      `INSERT INTO graha.revenue_month (month, plans_cents, top_ups_cents, returned_cents, top_ups_bought, plans_bought, subscriptions)
       SELECT m.month, sums.* FROM (${OPEN_MONTHS}) m CROSS JOIN LATERAL (${SUMS_OF_MONTH}) sums
       ON CONFLICT DO NOTHING`,
    );
    return rowCount ?? 0;
  });
}

const OPEN_MONTHS = `
  SELECT * FROM (${monthsFrom("(SELECT date_trunc('month', min(paid_at) AT TIME ZONE 'utc') FROM graha.payment)")}) every
  WHERE is_closed AND NOT EXISTS (SELECT FROM graha.revenue_month r WHERE r.month = every.month)` as const;

async function isSomeOpen({ db }: Db): Promise<boolean> {
  const { rows } = await query(db, `SELECT EXISTS (${OPEN_MONTHS}) AS "isSome"`);
  return rows[0]?.isSome ?? false;
}
