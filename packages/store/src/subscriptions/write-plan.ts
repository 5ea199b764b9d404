import { webhookBody } from '@graha/domain/webhooks/webhook-types';
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { narrowed, query } from '../postgres/query.ts';
import { queueMessages } from '../webhooks/webhook-outbox.ts';
import type { PlannedEvent } from './find-events.ts';
import { comparePlans } from './moved-events.ts';
import { NO_BIRTH } from './subscription-rows.ts';

/** Days after which a plan is continued. */
const CONTINUED_AFTER_DAYS = 30;
/** A change of less is none: instants are printed to the second. */
const MOVED_MS = 1_000;
const MOVED_PER_MESSAGE = 20;

export type Plan = {
  tenantId: string;
  subscriptionId: string;
  birthId: string;
  birthVersion: number;
  plannedFrom: Date;
  plannedTo: Date;
  /** Begin of the renewal; null: the plan is continued from `plannedTo`. */
  anewFrom: Date | null;
  /** As Postgres writes it: another worker that planned meanwhile has written another, and so has a change of the birth. */
  lease: string;
  failures: number;
  sealed: Buffer;
  kinds: string[];
  daysAhead: number;
  deliver: string;
};

/** The found events of a span, and the formulas by which they were found. */
export type NextPlan = {
  from: Date;
  to: Date;
  formulas: number;
  reference: string | null;
  events: readonly PlannedEvent[];
};

type Known = { eventId: string; at: Date; kind: string; subject: string | null; state: 'due' | 'delivered' | 'missed' };
type Pair = { old: Known; now: PlannedEvent };

/** A plan of one subscription with its new events. */
export type Found = { plan: Plan; next: NextPlan };

/**
 * Writes the events of plans of one subscription, which is locked (role: worker). In a renewed plan each event keeps its id at its
 * new instant, so that it is delivered and charged once, and messages `event.moved` list the moved events. Returns the number of
 * plans.
 */
export async function writePlans(tx: PoolClient, found: readonly Found[]): Promise<number> {
  const [first] = found;
  if (first === undefined) return 0;
  const { tenantId, subscriptionId } = first.plan;
  const continued = found.filter(({ plan }) => plan.anewFrom === null);
  await insert(tx, continued.map(({ plan, next }) => ({ plan, events: next.events }))); // prettier-ignore
  for (const { plan, next } of found)
    if (plan.anewFrom !== null) await rewrite(tx, plan, { ...next, anewFrom: plan.anewFrom });
  await tx.query(
    `UPDATE graha.event_plan p SET planned_to = x.planned_to, anew_from = NULL, formulas = x.formulas, failures = 0,
       next_plan_at = graha.ledger_now() + $3::int * interval '1 day'
     FROM unnest($4::uuid[], $5::timestamptz[], $6::int[]) AS x (birth_id, planned_to, formulas)
     WHERE p.tenant_id = $1 AND p.subscription_id = $2 AND p.birth_id = x.birth_id`,
    [
      tenantId,
      subscriptionId,
      CONTINUED_AFTER_DAYS,
      found.map(({ plan }) => plan.birthId),
      found.map(({ next }) => next.to),
      found.map(({ next }) => next.formulas),
    ],
  );
  return found.length;
}

async function rewrite(
  tx: PoolClient,
  plan: Plan,
  { from, anewFrom, reference, events }: NextPlan & { anewFrom: Date },
): Promise<void> {
  const known = await knownOf(tx, plan, from);
  const compared = comparePlans(
    known.flatMap((old) => (old.subject === null ? [] : [{ ...old, subject: old.subject }])),
    events.filter(({ at }) => at < plan.plannedTo),
  );
  const { pairs, added, gone } = compared;
  const unnamed = known.filter(({ subject }) => subject === null);
  await remove(
    tx,
    plan,
    [...gone, ...unnamed].filter(({ state }) => state === 'due'),
  );
  const moved = pairs.filter(({ old, now }) => Math.abs(old.at.getTime() - now.at.getTime()) >= MOVED_MS);
  const shifted = new Set(moved);
  await move(tx, plan, pairs.filter((pair) => pair.old.state === 'due' || (pair.old.state === 'delivered' && shifted.has(pair)))); // prettier-ignore
  const beyond = events.filter(({ at }) => at >= plan.plannedTo);
  await insert(tx, [{ plan, events: [...added, ...beyond].filter(({ at }) => at >= anewFrom) }]);
  if (plan.deliver === 'webhook') await tell(tx, plan, { reference, moved: moved.filter(({ old }) => old.state !== 'missed') }); // prettier-ignore
}

/** Returns the events that were planned before. Events of births are found by the birth: a subscription may have a million. */
async function knownOf(tx: PoolClient, { tenantId, subscriptionId, birthId }: Plan, from: Date): Promise<Known[]> {
  const { rows } =
    birthId === NO_BIRTH
      ? await query(
          tx,
          `SELECT event_id AS "eventId", at, kind, subject, state FROM graha.due_event
           WHERE tenant_id = $1 AND subscription_id = $2 AND at >= $3`,
          [tenantId, subscriptionId, from],
        )
      : await query(
          tx,
          `SELECT event_id AS "eventId", at, kind, subject, state FROM graha.due_event
           WHERE tenant_id = $1 AND birth_id = $2 AND subscription_id = $3 AND at >= $4`,
          [tenantId, birthId, subscriptionId, from],
        );
  return narrowed<Known>(rows);
}

async function remove(tx: PoolClient, { tenantId }: Plan, events: readonly Known[]): Promise<void> {
  await tx.query(
    `DELETE FROM graha.due_event e USING unnest($2::timestamptz[], $3::uuid[]) AS x (at, event_id)
     WHERE e.tenant_id = $1 AND e.at = x.at AND e.event_id = x.event_id`,
    [tenantId, events.map(({ at }) => at), events.map(({ eventId }) => eventId)],
  );
}

async function move(tx: PoolClient, { tenantId, plannedFrom, daysAhead }: Plan, pairs: readonly Pair[]): Promise<void> {
  await tx.query(
    `UPDATE graha.due_event e SET at = x.next_at, details = x.details,
       due_at = CASE WHEN e.state = 'due' THEN greatest(x.next_at - $2::int * interval '1 day', $3::timestamptz) ELSE e.due_at END
     FROM unnest($4::timestamptz[], $5::uuid[], $6::timestamptz[], $7::jsonb[]) AS x (at, event_id, next_at, details)
     WHERE e.tenant_id = $1 AND e.at = x.at AND e.event_id = x.event_id`,
    [
      tenantId,
      daysAhead,
      plannedFrom,
      pairs.map(({ old }) => old.at),
      pairs.map(({ old }) => old.eventId),
      pairs.map(({ now }) => now.at),
      pairs.map(({ now }) => JSON.stringify(now.details)),
    ],
  );
}

/** Inserts events of plans of one subscription. */
async function insert(
  tx: PoolClient,
  plans: readonly { plan: Plan; events: readonly PlannedEvent[] }[],
): Promise<void> {
  const rows = plans.flatMap(({ plan, events }) => events.map((event) => ({ plan, event })));
  const [first] = rows;
  if (first === undefined) return;
  const { tenantId, subscriptionId, daysAhead } = first.plan;
  await tx.query(
    `INSERT INTO graha.due_event (tenant_id, event_id, at, due_at, subscription_id, birth_id, kind, subject, details)
     SELECT $1, event_id, at, greatest(at - $4::int * interval '1 day', planned_from), $2, nullif(birth_id, $3::uuid), kind, subject,
       details
     FROM unnest($5::uuid[], $6::timestamptz[], $7::uuid[], $8::timestamptz[], $9::text[], $10::text[], $11::jsonb[])
       AS x (birth_id, planned_from, event_id, at, kind, subject, details)
     ON CONFLICT (tenant_id, at, event_id) DO NOTHING`,
    [
      tenantId,
      subscriptionId,
      NO_BIRTH,
      daysAhead,
      rows.map(({ plan }) => plan.birthId),
      rows.map(({ plan }) => plan.plannedFrom),
      rows.map(({ event }) => event.eventId),
      rows.map(({ event }) => event.at),
      rows.map(({ event }) => event.kind),
      rows.map(({ event }) => event.subject),
      rows.map(({ event }) => JSON.stringify(event.details)),
    ],
  );
}

/** Queues messages about events that moved, in the order of their new instants. */
async function tell(
  tx: PoolClient,
  { tenantId, subscriptionId, birthId }: Plan,
  { reference, moved }: { reference: string | null; moved: readonly Pair[] },
): Promise<void> {
  if (moved.length === 0) return;
  const [{ now } = { now: null }] = (await query(tx, 'SELECT graha.ledger_now() AS now')).rows;
  if (now === null) throw new Error('The ledger has no time.');
  const all = moved
    .toSorted((one, other) => one.now.at.getTime() - other.now.at.getTime())
    .map(({ old, now: { at } }) => ({
      event_id: old.eventId,
      kind: old.kind,
      was_at: old.at.toISOString(),
      at: at.toISOString(),
      was_delivered: old.state === 'delivered',
    }));
  const parts = Array.from({ length: Math.ceil(all.length / MOVED_PER_MESSAGE) }, (_, part) =>
    all.slice(part * MOVED_PER_MESSAGE, (part + 1) * MOVED_PER_MESSAGE),
  );
  const messages = parts.map((events) => ({
    occasion: `event.moved:${createHash('sha256')
      .update(JSON.stringify([subscriptionId, birthId, events]))
      .digest('hex')}`,
    body: webhookBody('event.moved', now, {
      subscription_id: subscriptionId,
      birth_id: birthId === NO_BIRTH ? null : birthId,
      birth_reference: reference,
      events,
    }),
  }));
  await queueMessages(tx, { tenantId, type: 'event.moved', since: now, messages });
}
