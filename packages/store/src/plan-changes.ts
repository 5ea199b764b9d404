import { PLANS, type PlanId } from '@graha/domain/plans';
import { subscriptionStream } from '@graha/domain/streams';
import { subscription, type Subscription, type SubscriptionEvent } from '@graha/domain/subscription';
import type { Pool, PoolClient } from 'pg';
import { eventOf, type EventRow } from './event-row.ts';
import { freeTermsOf } from './free-allowance.ts';
import { inTransaction } from './tenant-transaction.ts';

/** Tells sessions that LISTEN of every append; the payload is empty. */
export const EVENT_CHANNEL = 'graha_event';

/**
 * Brings accounts to the plans that the log says, as worker or owner: the portal may write the wish but not make credits.
 * Each change opens a period of its own. Repeats and parallel runs are harmless: an account takes only what is news to it.
 */
export async function applyPlanChanges(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ tenantId: string }>(
    `SELECT DISTINCT e.tenant_id AS "tenantId" FROM graha.event e JOIN graha.credit_account a USING (tenant_id)
     WHERE e.type = 'PlanChanged' AND e.stream_version > a.plan_version
       AND (e.data ->> 'effectiveAt')::timestamptz <= graha.ledger_now()`,
  );
  let changes = 0;
  for (const { tenantId } of rows) changes += await applyPlanChangesOf(pool, tenantId);
  return changes;
}

export const applyPlanChangesOf = (pool: Pool, tenantId: string): Promise<number> =>
  inTransaction(pool, (tx) => applyAll(tx, tenantId));

async function applyAll(tx: PoolClient, tenantId: string): Promise<number> {
  const now = await tx.query<{ now: Date }>('SELECT graha.ledger_now() AS now');
  const { rows } = await tx.query<EventRow>('SELECT * FROM graha.stream_events($1)', [subscriptionStream(tenantId)]);
  let changes = 0;
  let state = subscription.initial;
  for (const event of rows.map(eventOf)) {
    // Safe: a subscription's stream holds the events of a subscription.
    state = subscription.evolve(state, event as unknown as SubscriptionEvent);
    if (event.type !== 'PlanChanged' || new Date(event.data.effectiveAt) > (now.rows[0]?.now ?? 0)) continue;
    changes += await setPlan(tx, tenantId, event.data.to, anchorOf(state, event.data.to), event.streamVersion);
  }
  return changes;
}

async function setPlan(tx: PoolClient, tenantId: string, plan: PlanId, anchor: string | null, version: number) {
  const { creditsPerPeriod, callsPerPeriod, period } = PLANS[plan];
  const terms =
    plan === 'free' ? await freeTermsOf(tx, tenantId) : { credits: creditsPerPeriod, calls: callsPerPeriod };
  const { rows } = await tx.query<{ done: boolean }>('SELECT graha.set_plan($1, $2, $3, $4, $5, $6, $7) AS done', [
    tenantId,
    plan,
    terms.credits,
    terms.calls,
    period,
    anchor,
    version,
  ]);
  return rows[0]?.done ? 1 : 0;
}

/** A plan that is paid for follows the subscription's own dates; one that was granted begins when it is applied. */
const anchorOf = ({ granted, stripe }: Subscription, plan: PlanId): string | null =>
  granted || stripe?.plan !== plan ? null : stripe.periodStart;
