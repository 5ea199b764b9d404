import { allowanceSource } from '@graha/domain/billing/money/billing-money';
import { PLANS, type PlanId } from '@graha/domain/billing/plans';
import { subscriptionStream } from '@graha/domain/core/streams';
import { subscription, type Subscription } from '@graha/domain/billing/subscription';
import type { PoolClient } from 'pg';
import { eachDue } from '../log/due-changes.ts';
import type { Recorded } from '../log/event-store.ts';
import { fold, streamIn } from '../log/fold.ts';
import { narrowed, query } from '../postgres/query.ts';
import { allowancesOf } from './allowances.ts';
import { freeTermsOf } from './free-allowance.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db, TenantContext } from '../postgres/context.ts';

/** Notifies listening sessions of every append; the payload is empty. */
export const EVENT_CHANNEL = 'graha_event';

/**
 * Applies plan changes in the log to accounts (role: worker or owner), because the portal may record a change but not create
 * credits. Each change opens a new period. Repeats and parallel runs are harmless: an account skips changes that it has
 * applied.
 */
export const applyPlanChanges = (ctx: Db): Promise<number> =>
  eachDue(ctx, 'plan', async ({ tenantId }) =>
    (await hasAccount({ ...ctx, tenantId })) ? applyPlanChangesOf({ ...ctx, tenantId }) : 'later',
  );

/** Returns false for a workspace that is being created. */
export async function hasAccount({ db, tenantId }: TenantContext): Promise<boolean> {
  const { rows } = await query(db, 'SELECT tenant_id FROM graha.credit_account WHERE tenant_id = $1', [tenantId]);
  return rows.length > 0;
}

export const applyPlanChangesOf = ({ db, tenantId }: TenantContext): Promise<number> =>
  inTransaction(db, (tx) => applyPlansIn(tx, tenantId));

/** A change that was due when it was appended stays so if the clock is set back. */
const latest = (a: Date, b: Date): Date => (a > b ? a : b);

type Standing = { now: Date; plan: PlanId; planVersion: number; nextPlanVersion: number };

/** Applies plan changes in the caller's transaction. Returns the number of changes. */
export async function applyPlansIn(tx: PoolClient, tenantId: string): Promise<number> {
  const { rows: accounts } = await query(
    tx,
    `SELECT graha.ledger_now() AS now, plan, plan_version AS "planVersion", next_plan_version AS "nextPlanVersion"
     FROM graha.credit_account WHERE tenant_id = $1`,
    [tenantId],
  );
  const [account] = narrowed<Standing>(accounts);
  if (!account) return 0;
  let changes = 0;
  let scheduled: Recorded | null = null;
  let state = subscription.initial;
  for (const event of await streamIn(tx, subscriptionStream(tenantId))) {
    state = fold(subscription, [event], state);
    if (event.type === 'PlanScheduled' || event.type === 'PlanScheduleCleared') scheduled = event;
    if (event.type !== 'PlanChanged' || event.streamVersion <= account.planVersion) continue;
    if (new Date(event.data.effectiveAt) > latest(account.now, event.occurredAt)) continue;
    await takeBackUnpaid(tx, tenantId, event.data);
    account.plan = event.data.to;
    changes += await setPlan(tx, tenantId, account.plan, anchorOf(state, account.plan), event.streamVersion);
  }
  if (scheduled === null || scheduled.streamVersion <= account.nextPlanVersion) return changes;
  return changes + (await follow(tx, tenantId, { state, plan: account.plan, version: scheduled.streamVersion }));
}

/**
 * Schedules the plan for the end of the period. If the schedule was cancelled after the account had applied it, restores the
 * current plan.
 */
async function follow(
  tx: PoolClient,
  tenantId: string,
  { state, plan, version }: { state: Subscription; plan: PlanId; version: number },
): Promise<number> {
  const terms = state.scheduled === null ? null : await termsOf(tx, tenantId, state.scheduled.to);
  const { rows } = await query(tx, 'SELECT graha.schedule_plan($1, $2, $3, $4, $5, $6, $7) AS done', [
    tenantId,
    state.scheduled?.to ?? null,
    terms?.credits ?? null,
    terms?.calls ?? null,
    terms?.period ?? null,
    state.scheduled?.at ?? null,
    version,
  ]);
  const done = rows[0]?.done ? 1 : 0;
  if (state.scheduled !== null || plan === state.plan) return done;
  return done + (await setPlan(tx, tenantId, state.plan, anchorOf(state, state.plan), version));
}

/** Withdraws the credits of a period that was not paid: each month of it that has begun. */
async function takeBackUnpaid(
  tx: PoolClient,
  tenantId: string,
  { from, unpaidFrom }: { from: PlanId; unpaidFrom?: string | undefined },
): Promise<void> {
  if (unpaidFrom === undefined) return;
  await tx.query('SELECT graha.settle($1)', [tenantId]); // The present month may not have been opened yet.
  const months = await allowancesOf({ db: tx, tenantId }, { plan: from });
  for (const month of months.filter((start) => start >= new Date(unpaidFrom))) {
    const { type, id } = allowanceSource(from, month.toISOString());
    await tx.query('SELECT graha.withdraw_grant($1, $2, $3, $4)', [tenantId, type, id, 'The period was not paid.']);
  }
}

async function termsOf(tx: PoolClient, tenantId: string, plan: PlanId) {
  const { creditsPerPeriod, callsPerPeriod, period } = PLANS[plan];
  const free = plan === 'free' ? await freeTermsOf(tx, tenantId) : null;
  return { credits: free?.credits ?? creditsPerPeriod, calls: free?.calls ?? callsPerPeriod, period };
}

async function setPlan(tx: PoolClient, tenantId: string, plan: PlanId, anchor: string | null, version: number) {
  const { credits, calls, period } = await termsOf(tx, tenantId, plan);
  const { rows } = await query(tx, 'SELECT graha.set_plan($1, $2, $3, $4, $5, $6, $7) AS done', [
    tenantId,
    plan,
    credits,
    calls,
    period,
    anchor,
    version,
  ]);
  return rows[0]?.done ? 1 : 0;
}

/** A paid plan renews on the dates of its subscription; a granted one starts when it is applied. */
const anchorOf = ({ granted, stripe }: Subscription, plan: PlanId): string | null =>
  granted || stripe?.plan !== plan ? null : (stripe.anchorAt ?? stripe.periodStart);
