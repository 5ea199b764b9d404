import { FAR_END, type PlanId } from '@graha/domain/billing/plans';
import type { TenantContext } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';
import { planOf } from './metering.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type GrantLeft = {
  grantId: number;
  /** Source of the grant, such as the checkout of a pack. */
  sourceId: string;
  /** `plan` is the allowance of a period, also of the Free plan. */
  kind: string;
  credits: number;
  creditsLeft: number;
  /** null: they do not expire. */
  expiresAt: Date | null;
  priority: number;
};

/** Returns the remaining credits of each grant of a tenant, in the order in which they will be spent. */
export function grantsOf({ db, tenantId }: TenantContext): Promise<GrantLeft[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT grant_id::float8 AS "grantId", source_id AS "sourceId", kind, amount::float8 AS credits,
         (amount - used - expired - withdrawn)::float8 AS "creditsLeft", nullif(expires_at, $2) AS "expiresAt", priority
       FROM graha.credit_grant WHERE tenant_id = $1 AND used + expired + withdrawn < amount
       ORDER BY expires_at, priority, grant_id`,
      [tenantId, FAR_END],
    );
    return rows;
  });
}

/** closing = opening + granted + reversed - consumed - expired - withdrawn, in credits. */
export type Statement = {
  plan: PlanId;
  periodStart: Date;
  periodEnd: Date;
  /** False for the open period, whose `closing` is the current balance. */
  isClosed: boolean;
  calls: number;
  opening: number;
  granted: number;
  consumed: number;
  reversed: number;
  expired: number;
  withdrawn: number;
  closing: number;
};

/** Returns the sums over the entries of one period; null if no entry of it is stored. */
export function statementOf(
  { db, tenantId }: TenantContext,
  { periodStart }: { periodStart: Date },
): Promise<Statement | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(tx, STATEMENT, [tenantId, periodStart]);
    const [sums] = required(rows, 'plan', 'periodStart', 'periodEnd', 'opening', 'closing');
    return sums ? { ...sums, plan: planOf(sums.plan) } : null;
  });
}

const sumOf = <const Kind extends string, const Name extends string>(kind: Kind, name: Name) =>
  `coalesce(sum(cost) FILTER (WHERE kind = '${kind}'), 0)::float8 AS ${name}` as const;

/** The database has microseconds, a Date has milliseconds. */
const BEGINS = "period_start >= $2 AND period_start < $2::timestamptz + interval '1 millisecond'";

/** One pass over the period, in constant memory. Periods that begin at the same instant form one statement. */
const STATEMENT = `
  WITH sums AS (
    SELECT min(seq) FILTER (WHERE kind = 'PeriodOpened')::text AS first, max(seq) FILTER (WHERE kind = 'PeriodOpened')::text
        AS last, max(seq) FILTER (WHERE kind = 'PeriodClosed')::text AS closed,
      jsonb_object_agg(seq, data) FILTER (WHERE kind IN ('PeriodOpened', 'PeriodClosed')) AS said,
      (coalesce(sum(calls) FILTER (WHERE kind = 'CallCharged'), 0)
        - coalesce(sum(calls) FILTER (WHERE kind = 'ChargeReversed'), 0))::float8 AS calls,
      ${sumOf('CreditsGranted', 'granted')}, ${sumOf('CallCharged', 'consumed')}, ${sumOf('ChargeReversed', 'reversed')},
      ${sumOf('CreditsExpired', 'expired')}, ${sumOf('CreditsWithdrawn', 'withdrawn')}
    FROM graha.ledger_entry WHERE tenant_id = $1 AND ${BEGINS}
  ), account AS (SELECT * FROM graha.credit_account WHERE tenant_id = $1 AND ${BEGINS})
  SELECT said -> last ->> 'plan' AS plan, $2::timestamptz AS "periodStart", (said -> last ->> 'end')::timestamptz AS "periodEnd",
    account.tenant_id IS NULL AS "isClosed", (said -> first ->> 'opening')::float8 AS opening,
    calls, granted, consumed, reversed, expired, withdrawn,
    coalesce(account.remaining, (said -> closed ->> 'closing')::bigint)::float8 AS closing
  FROM sums LEFT JOIN account ON true WHERE first IS NOT NULL` as const;

/** Returns the starts of a tenant's periods, newest first, stepping along the primary key. */
export function periodsOf({ db, tenantId }: TenantContext): Promise<Date[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `WITH RECURSIVE period AS (
         SELECT max(period_start) AS start FROM graha.ledger_entry WHERE tenant_id = $1
         UNION ALL
         SELECT (SELECT max(period_start) FROM graha.ledger_entry WHERE tenant_id = $1 AND period_start < period.start)
         FROM period WHERE period.start IS NOT NULL
       ) SELECT start FROM period WHERE start IS NOT NULL`,
      [tenantId],
    );
    return rows.map(({ start }) => start);
  });
}
