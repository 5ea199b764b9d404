import type { PoolClient } from 'pg';
import { findBirth } from '../births/births.ts';
import { holdKey } from '../log/event-text.ts';
import type { Db } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { type FindEvents, withIds } from './find-events.ts';
import { openTarget } from './sealed-target.ts';
import { type Plan, writePlan } from './write-plan.ts';
import { NO_BIRTH } from './subscription-rows.ts';

const DAY_MS = 86_400_000;
/** Days that are planned ahead. */
export const PLANNED_DAYS = 366;
/** Events that are older have no partition: the plan waited too long, such as that of a paused subscription. */
const LATE_DAYS_MAX = 28;
/** Days before the begin of a renewed plan that are compared too: an event may have moved over the begin. */
const COMPARED_DAYS = 7;
const PLANS_PER_RUN = 20;
const PLANS_PER_SUBSCRIPTION = 5;
const RENEWED_PER_RUN = 500;
const RETRY_HOURS_MAX = 7 * 24;

const DUE = `SELECT s.tenant_id AS "tenantId", s.subscription_id AS "subscriptionId", p.birth_id AS "birthId",
    p.birth_version AS "birthVersion", p.planned_from AS "plannedFrom", p.planned_to AS "plannedTo",
    p.anew_from AS "anewFrom", concat_ws(' ', p.planned_to, p.anew_from) AS lease, p.failures, s.sealed, s.kinds, s.days_ahead AS "daysAhead", s.deliver
  FROM graha.event_subscription s CROSS JOIN LATERAL (SELECT x.* FROM graha.event_plan x
    WHERE x.tenant_id = s.tenant_id AND x.subscription_id = s.subscription_id AND x.next_plan_at <= (SELECT graha.ledger_now())
    ORDER BY x.next_plan_at LIMIT ${PLANS_PER_SUBSCRIPTION}) p
  WHERE s.status = 'active' ORDER BY p.next_plan_at LIMIT ${PLANS_PER_RUN}` as const;

type Hooks = {
  find: FindEvents;
  /** Version of the formulas; a plan by an earlier version is renewed. */
  formulas: number;
  /** Reports a plan that failed; it is tried again later, and the others go on. */
  onFailure: (failure: { subscriptionId: string; birthId: string; error: unknown }) => void;
};

/**
 * Plans the events of the next year (role: worker): a bounded number of births for each subscription, the longest waiting first.
 * Returns the number of plans made; each is complete or absent after an interruption.
 */
export async function planEvents({ db }: Db, { find, formulas, onFailure }: Hooks): Promise<number> {
  await renewPlans({ db }, formulas);
  const plans = narrowed<Plan>(required((await query(db, DUE)).rows, 'lease'));
  let made = 0;
  for (const plan of plans) {
    try {
      made += await planOne({ db }, plan, { find, formulas });
    } catch (error) {
      onFailure({ subscriptionId: plan.subscriptionId, birthId: plan.birthId, error });
      await postpone({ db }, plan);
      made += 1;
    }
  }
  return made;
}

async function planOne({ db }: Db, plan: Plan, { find, formulas }: Pick<Hooks, 'find' | 'formulas'>): Promise<number> {
  const { tenantId, birthId } = plan;
  const now = await ledgerNow(db);
  const startMs = (plan.anewFrom ?? plan.plannedTo).getTime() - (plan.anewFrom === null ? 0 : COMPARED_DAYS * DAY_MS);
  const from = new Date(Math.max(startMs, now.getTime() - LATE_DAYS_MAX * DAY_MS));
  const to = new Date(now.getTime() + PLANNED_DAYS * DAY_MS);
  const birth = birthId === NO_BIRTH ? null : await findBirth({ db, tenantId }, { birthId });
  if (birthId !== NO_BIRTH && birth?.version !== plan.birthVersion) return putOffOutdated({ db }, plan);
  const target = await inTransaction(db, async (tx) => {
    const key = await holdKey(tx, tenantId);
    return key && openTarget(key, plan.sealed, plan);
  });
  if (target === null) return 0; // The workspace is being erased.
  const place = target.target === 'place' ? target.place : null;
  const { kinds } = plan;
  const { options = {} } = target;
  const found = await find({ birth: birth?.content.birth ?? null, place, kinds, options, from, to });
  const inWindow = found.filter(({ at }) => at.getTime() >= from.getTime() && at.getTime() < to.getTime());
  const reference = birth?.content.reference ?? null;
  const next = { from, to, formulas, reference, events: withIds(plan, inWindow) };
  return inTransaction(db, async (tx) => ((await isCurrent(tx, plan)) ? writePlan(tx, plan, next) : 0));
}

/** Marks plans that earlier formulas made, a bounded number at a time. */
async function renewPlans({ db }: Db, formulas: number): Promise<void> {
  await db.query(
    `UPDATE graha.event_plan p SET anew_from = n.now, next_plan_at = n.now
     FROM (SELECT tenant_id, subscription_id, birth_id FROM graha.event_plan
       WHERE formulas > 0 AND formulas < $1 AND anew_from IS NULL LIMIT ${RENEWED_PER_RUN} FOR UPDATE SKIP LOCKED) x,
       (SELECT graha.ledger_now()) AS n (now)
     WHERE p.tenant_id = x.tenant_id AND p.subscription_id = x.subscription_id AND p.birth_id = x.birth_id`,
    [formulas],
  );
}

/** Locks the subscription before its plan, as all writers do. The birth must still be the one that was asked about. */
async function isCurrent(tx: PoolClient, plan: Plan): Promise<boolean> {
  const { tenantId, subscriptionId, birthId, birthVersion, lease } = plan;
  const { rowCount: active } = await query(
    tx,
    `SELECT subscription_id FROM graha.event_subscription
     WHERE tenant_id = $1 AND subscription_id = $2 AND status = 'active' FOR UPDATE`,
    [tenantId, subscriptionId],
  );
  if (active === 0 || (await holdKey(tx, tenantId)) === null) return false;
  const { rowCount } = await query(
    tx,
    `SELECT p.birth_id FROM graha.event_plan p
     WHERE p.tenant_id = $1 AND p.subscription_id = $2 AND p.birth_id = $3 AND p.birth_version = $4
       AND concat_ws(' ', p.planned_to, p.anew_from) = $5 AND (p.birth_id = $6 OR EXISTS (
         SELECT FROM graha.birth b WHERE b.tenant_id = $1 AND b.birth_id = p.birth_id AND b.version = p.birth_version))`,
    [tenantId, subscriptionId, birthId, birthVersion, lease, NO_BIRTH],
  );
  return rowCount === 1;
}

/** Puts off the plan of a birth that was replaced or erased: another task plans it again or removes it. */
async function putOffOutdated({ db }: Db, { tenantId, subscriptionId, birthId, lease }: Plan): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE graha.event_plan SET next_plan_at = graha.ledger_now() + interval '1 hour'
     WHERE tenant_id = $1 AND subscription_id = $2 AND birth_id = $3 AND concat_ws(' ', planned_to, anew_from) = $4`,
    [tenantId, subscriptionId, birthId, lease],
  );
  return rowCount ?? 0;
}

async function postpone({ db }: Db, { tenantId, subscriptionId, birthId, lease, failures }: Plan): Promise<void> {
  await db.query(
    `UPDATE graha.event_plan SET failures = failures + 1, next_plan_at = graha.ledger_now() + $5::int * interval '1 hour'
     WHERE tenant_id = $1 AND subscription_id = $2 AND birth_id = $3 AND concat_ws(' ', planned_to, anew_from) = $4`,
    [tenantId, subscriptionId, birthId, lease, Math.min(RETRY_HOURS_MAX, 2 ** Math.min(failures, 10))],
  );
}
