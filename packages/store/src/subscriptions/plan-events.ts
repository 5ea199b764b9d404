import type { PoolClient } from 'pg';
import { findBirths } from '../births/births.ts';
import { holdKey } from '../log/event-text.ts';
import type { Db } from '../postgres/context.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { type FindEvents, withIds } from './find-events.ts';
import { openTarget } from './sealed-target.ts';
import { type NextPlan, type Plan, writePlans } from './write-plan.ts';
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
export async function planEvents({ db }: Db, hooks: Hooks): Promise<number> {
  await renewPlans({ db }, hooks.formulas);
  const plans = narrowed<Plan>(required((await query(db, DUE)).rows, 'lease'));
  let made = 0;
  for (const subscriptionId of new Set(plans.map((plan) => plan.subscriptionId)))
    made += await planOrPostpone({ db }, plans.filter((plan) => plan.subscriptionId === subscriptionId), hooks); // prettier-ignore
  return made;
}

/** Plans that fail together are made again one by one, so that one of them delays no other. */
async function planOrPostpone({ db }: Db, plans: readonly Plan[], hooks: Hooks): Promise<number> {
  try {
    return await planTogether({ db }, plans, hooks);
  } catch (error) {
    const [plan, ...others] = plans;
    if (plan === undefined) throw error;
    if (others.length === 0) {
      hooks.onFailure({ subscriptionId: plan.subscriptionId, birthId: plan.birthId, error });
      await postpone({ db }, plan);
      return 1;
    }
    let made = 0;
    for (const one of plans) made += await planOrPostpone({ db }, [one], hooks);
    return made;
  }
}

/** Plans births of one subscription in one transaction. */
async function planTogether({ db }: Db, plans: readonly Plan[], { find, formulas }: Hooks): Promise<number> {
  const [first] = plans;
  if (first === undefined) return 0;
  const { tenantId, sealed, kinds } = first;
  const now = await ledgerNow(db);
  const births = await findBirths({ db, tenantId }, { names: plans.map(({ birthId }) => ({ birthId })) });
  const asked = plans.map((plan, index) => ({ plan, birth: births[index] ?? null }));
  const isOutdated = ({ plan, birth }: (typeof asked)[number]): boolean =>
    plan.birthId !== NO_BIRTH && birth?.version !== plan.birthVersion;
  let putOff = 0;
  for (const { plan } of asked.filter(isOutdated)) putOff += await putOffOutdated({ db }, plan);
  const target = await inTransaction(db, async (tx) => {
    const key = await holdKey(tx, tenantId);
    return key && openTarget(key, sealed, first);
  });
  if (target === null) return putOff; // The workspace is being erased.
  const place = target.target === 'place' ? target.place : null;
  const { options = {} } = target;
  const found: { plan: Plan; next: NextPlan }[] = [];
  for (const { plan, birth } of asked.filter((one) => !isOutdated(one))) {
    const span = spanOf(plan, now);
    const events = await find({ birth: birth?.content.birth ?? null, place, kinds, options, ...span });
    const within = events.filter(({ at }) => at.getTime() >= span.from.getTime() && at.getTime() < span.to.getTime());
    const reference = birth?.content.reference ?? null;
    found.push({ plan, next: { ...span, formulas, reference, events: withIds(plan, within) } });
  }
  const written = await inTransaction(db, async (tx) => {
    const current = await currentOf(tx, first, plans);
    return writePlans(
      tx,
      found.filter(({ plan }) => current.has(plan.birthId)),
    );
  });
  return putOff + written;
}

/** The time whose events are found. */
function spanOf({ anewFrom, plannedTo }: Plan, now: Date): { from: Date; to: Date } {
  const startMs = (anewFrom ?? plannedTo).getTime() - (anewFrom === null ? 0 : COMPARED_DAYS * DAY_MS);
  return {
    from: new Date(Math.max(startMs, now.getTime() - LATE_DAYS_MAX * DAY_MS)),
    to: new Date(now.getTime() + PLANNED_DAYS * DAY_MS),
  };
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

/**
 * Locks the subscription before its plans, as all writers do. Returns the births of those plans that nothing has changed since they
 * were read, and whose birth is still the one that was asked about.
 */
async function currentOf(
  tx: PoolClient,
  { tenantId, subscriptionId }: Pick<Plan, 'tenantId' | 'subscriptionId'>,
  plans: readonly Plan[],
): Promise<ReadonlySet<string>> {
  const { rowCount: active } = await query(
    tx,
    `SELECT subscription_id FROM graha.event_subscription
     WHERE tenant_id = $1 AND subscription_id = $2 AND status = 'active' FOR UPDATE`,
    [tenantId, subscriptionId],
  );
  if (active === 0 || (await holdKey(tx, tenantId)) === null) return new Set();
  const { rows } = await query(
    tx,
    `SELECT p.birth_id AS "birthId"
     FROM unnest($3::uuid[], $4::int[], $5::text[]) AS x (birth_id, birth_version, lease)
     JOIN graha.event_plan p ON p.tenant_id = $1 AND p.subscription_id = $2 AND p.birth_id = x.birth_id
       AND p.birth_version = x.birth_version AND concat_ws(' ', p.planned_to, p.anew_from) = x.lease
     WHERE p.birth_id = $6 OR EXISTS (
       SELECT FROM graha.birth b WHERE b.tenant_id = $1 AND b.birth_id = p.birth_id AND b.version = p.birth_version)`,
    [
      tenantId,
      subscriptionId,
      plans.map(({ birthId }) => birthId),
      plans.map(({ birthVersion }) => birthVersion),
      plans.map(({ lease }) => lease),
      NO_BIRTH,
    ],
  );
  return new Set(rows.map(({ birthId }) => birthId));
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
