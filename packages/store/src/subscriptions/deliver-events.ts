import { stoppingOf } from '@graha/domain/subscriptions/stopping';
import type { StoppedBecause } from '@graha/domain/subscriptions/event-subscription';
import { webhookBody } from '@graha/domain/webhooks/webhook-types';
import type { PoolClient } from 'pg';
import { openBirth } from '../births/sealed-birth.ts';
import { chargeBatch, PLAYGROUND_KEY_ID, type ChargeResult } from '../ledger/metering.ts';
import { wakeWorker } from '../ledger/wake-worker.ts';
import { holdKey } from '../log/event-text.ts';
import type { Acting, Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { queueMessages } from '../webhooks/webhook-outbox.ts';
import { stopSubscription } from './subscription-commands.ts';

const SUBSCRIPTIONS_PER_RUN = 50;
/** The account of the workspace is locked for one part, and its calls wait that long. */
const EVENTS_PER_PART = 100;
/** Events are due at most this long before their instant, and at most this long overdue. */
const NEAR = '100 days';
const BY_WORKER: Acting = { actor: { kind: 'system', id: 'event-subscriptions' } };

/** The operation of charges for delivered events in the ledger and in usage. */
export const DELIVERED_EVENT = 'events/delivered';

/** The name of an event's charge, of its idempotency key and of its message. */
export const occasionOf = (eventId: string): string => `event:${eventId}`;

type Hooks = {
  /** Returns the price of one delivered event of a kind, in credits. */
  creditsOf: (kind: string) => number;
  engineVersion: string;
  /** Waits after a part that took this time, in ms, so that a backlog leaves the database to paid calls. */
  rest?: (workedMs: number) => Promise<void>;
};
type Ref = { tenantId: string; subscriptionId: string };

const BUSY = `WITH clock AS MATERIALIZED (SELECT graha.ledger_now() AS now)
  SELECT s.tenant_id AS "tenantId", s.subscription_id AS "subscriptionId"
  FROM graha.event_subscription s JOIN graha.credit_account a USING (tenant_id)
  CROSS JOIN LATERAL (SELECT e.due_at FROM graha.due_event e
    WHERE e.tenant_id = s.tenant_id AND e.subscription_id = s.subscription_id AND e.state = 'due'
      AND e.due_at <= (SELECT now FROM clock)
      AND e.at BETWEEN (SELECT now FROM clock) - interval '${NEAR}' AND (SELECT now FROM clock) + interval '${NEAR}'
    ORDER BY e.due_at LIMIT 1) first
  WHERE s.status = 'active' AND a.status = 'active' AND s.deliver_from <= (SELECT now FROM clock)
  ORDER BY first.due_at LIMIT ${SUBSCRIPTIONS_PER_RUN}` as const;

/**
 * Delivers and charges due events (role: worker): a part of each subscription, the longest waiting first. An event is queued for
 * the webhooks, charged and marked in one transaction, so that it is sent and charged once, however many workers run or die.
 * Returns the number of events settled.
 */
export async function deliverEvents({ db }: Db, hooks: Hooks): Promise<number> {
  const { rows } = await query(db, BUSY);
  const failures: unknown[] = [];
  let settled = 0;
  for (const ref of rows) {
    const startMs = performance.now();
    try {
      const part = await inTransaction(db, (tx) => deliverPart(tx, ref, hooks));
      settled += part.settled;
      if (part.settled > 0) await wakeWorker({ db }, part);
      if (part.stop) {
        await stopSubscription({ db, tenantId: ref.tenantId, ...BY_WORKER }, { ...ref, because: part.stop });
        settled += 1; // A stop is work too, so the task runs again at once.
      }
    } catch (error) {
      failures.push(error); // The lock of one account does not delay the events of others.
    }
    await hooks.rest?.(performance.now() - startMs);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} subscriptions could not be served`);
  return settled;
}

type Part = { settled: number; crossed: boolean; stop: StoppedBecause | null };
const NOTHING: Part = { settled: 0, crossed: false, stop: null };

type Terms = { deliver: string; cap: number | null; spent: string; deliverFrom: Date; now: Date };
type DueEvent = { eventId: string; at: Date; birthId: string | null; kind: string; details: Record<string, unknown> };
type Ended = { event: DueEvent; state: 'delivered' | 'missed'; credits: number };

async function deliverPart(tx: PoolClient, ref: Ref, { creditsOf, engineVersion }: Hooks): Promise<Part> {
  const { tenantId, subscriptionId } = ref;
  const terms = await held(tx, ref);
  const key = terms && (await holdKey(tx, tenantId));
  if (!terms || !key) return NOTHING;
  const skipped = await skip(tx, ref, terms);
  const due = await dueOf(tx, ref, terms);
  const references = await referencesOf(tx, { tenantId, key }, due);
  const gone = due.filter(({ birthId }) => birthId !== null && !references.has(birthId));
  await remove(tx, tenantId, gone);
  const left = due.filter((event) => !gone.includes(event));
  if (terms.deliver === 'webhook' && !(await hasReceiver(tx, tenantId))) {
    const missed = left.map((event): Ended => ({ event, state: 'missed', credits: 0 }));
    await settle(tx, tenantId, missed);
    return { ...NOTHING, settled: skipped + due.length };
  }
  const prices = left.map(({ kind }) => creditsOf(kind));
  const { take, isCapped } = withinCap(prices, terms);
  const wanted = left.slice(0, take);
  const results = await charge(tx, { tenantId, engineVersion }, wanted, prices);
  const ended = wanted.flatMap((event, index): Ended[] => {
    const { outcome, cost } = results[index] ?? { outcome: 'suspended', cost: 0 };
    return outcome === 'charged' || outcome === 'replayed' ? [{ event, state: 'delivered', credits: cost }] : [];
  });
  if (terms.deliver === 'webhook') {
    const messages = ended.map(({ event, credits }) => ({
      occasion: occasionOf(event.eventId),
      body: webhookBody('sky.event', event.at, {
        event_id: event.eventId,
        subscription_id: subscriptionId,
        kind: event.kind,
        at: event.at.toISOString(),
        birth_id: event.birthId,
        birth_reference: event.birthId === null ? null : (references.get(event.birthId) ?? null),
        credits,
        details: event.details,
      }),
    }));
    await queueMessages(tx, { tenantId, type: 'sky.event', since: terms.now, messages });
  }
  await settle(tx, tenantId, ended);
  await addSpent(tx, ref, terms, ended);
  const stop = stoppingOf(results.map(({ outcome }) => outcome)) ?? (isCapped ? 'cap' : null);
  return {
    settled: skipped + gone.length + ended.length,
    crossed: results.some(({ crossed }) => crossed === true),
    stop,
  };
}

/** Locks the subscription. Null if another worker holds it, or it is not active. */
async function held(tx: PoolClient, { tenantId, subscriptionId }: Ref): Promise<Terms | null> {
  const { rows } = await query(
    tx,
    `SELECT deliver, cap_credits AS cap, deliver_from AS "deliverFrom", n.now,
       CASE WHEN spent_month = date_trunc('month', n.now AT TIME ZONE 'utc') THEN spent_credits ELSE 0 END AS spent
     FROM graha.event_subscription s, (SELECT graha.ledger_now() AS now) n
     WHERE tenant_id = $1 AND subscription_id = $2 AND status = 'active' AND deliver_from <= n.now
     FOR UPDATE OF s SKIP LOCKED`,
    [tenantId, subscriptionId],
  );
  return narrowed<Terms>(rows)[0] ?? null;
}

/** Removes events that were due while the subscription was paused or stopped. */
async function skip(tx: PoolClient, { tenantId, subscriptionId }: Ref, { deliverFrom }: Terms): Promise<number> {
  const { rowCount } = await tx.query(
    `DELETE FROM graha.due_event WHERE tenant_id = $1 AND subscription_id = $2 AND state = 'due' AND due_at < $3`,
    [tenantId, subscriptionId, deliverFrom],
  );
  return rowCount ?? 0;
}

async function dueOf(tx: PoolClient, { tenantId, subscriptionId }: Ref, { now }: Terms): Promise<DueEvent[]> {
  const { rows } = await query(
    tx,
    `SELECT event_id AS "eventId", at, birth_id AS "birthId", kind, details FROM graha.due_event
     WHERE tenant_id = $1 AND subscription_id = $2 AND state = 'due' AND due_at <= $3::timestamptz
       AND at BETWEEN $3::timestamptz - interval '${NEAR}' AND $3::timestamptz + interval '${NEAR}'
     ORDER BY due_at, event_id LIMIT ${EVENTS_PER_PART}`,
    [tenantId, subscriptionId, now],
  );
  return narrowed<DueEvent>(rows);
}

/** Returns the reference of each birth that is still stored. */
async function referencesOf(
  tx: PoolClient,
  { tenantId, key }: { tenantId: string; key: Buffer },
  due: readonly DueEvent[],
): Promise<Map<string, string | null>> {
  const ids = [...new Set(due.flatMap(({ birthId }) => (birthId === null ? [] : [birthId])))];
  const { rows } = await query(
    tx,
    'SELECT birth_id AS "birthId", sealed FROM graha.birth WHERE tenant_id = $1 AND birth_id = ANY ($2)',
    [tenantId, ids],
  );
  return new Map(
    rows.map(({ birthId, sealed }) => [birthId, openBirth(key, sealed, { tenantId, birthId }).reference] as const),
  );
}

async function hasReceiver(tx: PoolClient, tenantId: string): Promise<boolean> {
  const { rowCount } = await query(
    tx,
    `SELECT webhook_id FROM graha.webhook WHERE tenant_id = $1 AND status = 'active' AND 'sky.event' = ANY (types) LIMIT 1`,
    [tenantId],
  );
  return rowCount === 1;
}

/** Returns the number of events whose prices fit into the rest of the month's cap. */
function withinCap(prices: readonly number[], { cap, spent }: Terms): { take: number; isCapped: boolean } {
  if (cap === null) return { take: prices.length, isCapped: false };
  let sum = Number(spent);
  const over = prices.findIndex((price) => (sum += price) > cap);
  return over === -1 ? { take: prices.length, isCapped: false } : { take: over, isCapped: true };
}

/**
 * Charges events to the workspace's own key, which has no row: a subscription outlives the key that made it, whose revocation or
 * cap must not end it silently.
 */
async function charge(
  tx: PoolClient,
  { tenantId, engineVersion }: { tenantId: string; engineVersion: string },
  events: readonly DueEvent[],
  prices: readonly number[],
): Promise<ChargeResult[]> {
  if (events.length === 0) return [];
  const charges = events.map(({ eventId }, index) => ({
    tenantId,
    keyId: PLAYGROUND_KEY_ID,
    operation: DELIVERED_EVENT,
    cost: prices[index] ?? 0,
    requestId: occasionOf(eventId),
    idempotencyKey: occasionOf(eventId),
    inputHash: Buffer.from(eventId),
    asOf: null,
  }));
  return chargeBatch({ db: tx }, { charges, engineVersion });
}

async function remove(tx: PoolClient, tenantId: string, events: readonly DueEvent[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `DELETE FROM graha.due_event e USING unnest($2::timestamptz[], $3::uuid[]) AS x (at, event_id)
     WHERE e.tenant_id = $1 AND e.at = x.at AND e.event_id = x.event_id`,
    [tenantId, events.map(({ at }) => at), events.map(({ eventId }) => eventId)],
  );
}

async function settle(tx: PoolClient, tenantId: string, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return;
  const { rowCount } = await tx.query(
    `UPDATE graha.due_event e SET state = x.state, credits = x.credits, settled_at = graha.ledger_now()
     FROM unnest($2::timestamptz[], $3::uuid[], $4::text[], $5::int[]) AS x (at, event_id, state, credits)
     WHERE e.tenant_id = $1 AND e.at = x.at AND e.event_id = x.event_id`,
    [
      tenantId,
      ended.map(({ event }) => event.at),
      ended.map(({ event }) => event.eventId),
      ended.map(({ state }) => state),
      ended.map(({ credits }) => credits),
    ],
  );
  // Events that were queued but not marked would be queued again at every run.
  if (rowCount !== ended.length) throw new Error(`${ended.length} events were delivered, and ${rowCount} marked`);
}

async function addSpent(
  tx: PoolClient,
  { tenantId, subscriptionId }: Ref,
  { spent, now }: Terms,
  ended: readonly Ended[],
): Promise<void> {
  if (ended.length === 0) return;
  await tx.query(
    `UPDATE graha.event_subscription SET spent_month = date_trunc('month', $3::timestamptz AT TIME ZONE 'utc'), spent_credits = $4
     WHERE tenant_id = $1 AND subscription_id = $2`,
    [tenantId, subscriptionId, now, Number(spent) + ended.reduce((sum, { credits }) => sum + credits, 0)],
  );
}
