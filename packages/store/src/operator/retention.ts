import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

/** Workspaces whose first plan was paid in `cohort`, in one later month. Months are first days, UTC: `2026-11-01`. */
export type CohortMonth = {
  cohort: string;
  month: string;
  /** Those that paid for a plan in this month. */
  payers: number;
  /** Those of them that paid in the next month too. */
  stayed: number;
};

/**
 * Returns the plan payments of the cohorts of the last `months` months, oldest first (role: operator or worker). A payment that went
 * back in full counts as none, and one of a year counts in each of its months that has begun and whose money was kept.
 */
export async function retentionByCohort({ db }: Db, { months }: { months: number }): Promise<CohortMonth[]> {
  const { rows } = await query(
    db,
    `WITH paid AS MATERIALIZED (
       SELECT DISTINCT tenant_id, month::date FROM graha.payment,
         generate_series(date_trunc('month', paid_at AT TIME ZONE 'utc'), date_trunc('month', paid_at AT TIME ZONE 'utc')
           + CASE WHEN is_yearly THEN ceil(12 * (amount_cents - returned_cents) / greatest(amount_cents, 1)::float8) - 1 ELSE 0 END
             * interval '1 month', interval '1 month') AS month
       WHERE purpose = 'plan' AND returned_cents < amount_cents AND month <= graha.ledger_now() AT TIME ZONE 'utc'
     ), placed AS (
       SELECT month, min(month) OVER (PARTITION BY tenant_id) AS cohort,
         coalesce(lead(month) OVER (PARTITION BY tenant_id ORDER BY month) = (month + interval '1 month')::date, false) AS has_next
       FROM paid
     )
     SELECT to_char(cohort, 'YYYY-MM-DD') AS cohort, to_char(month, 'YYYY-MM-DD') AS month, count(*)::float8 AS payers,
       count(*) FILTER (WHERE has_next)::float8 AS stayed
     FROM placed
     WHERE cohort >= date_trunc('month', graha.ledger_now() AT TIME ZONE 'utc') - ($1::int - 1) * interval '1 month'
     GROUP BY placed.cohort, placed.month ORDER BY placed.cohort, placed.month`,
    [months],
  );
  return narrowed<CohortMonth>(rows);
}
