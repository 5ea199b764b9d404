import { WEBHOOK_RESTS_S, type PauseReason } from '@graha/domain/webhook';
import type { Pool } from 'pg';
import { queueMailToKeepers, type Letter } from '../mail/mail-outbox.ts';
import type { Acting, Db } from '../postgres/context.ts';
import { unseal, type SealingKeys } from './sealing.ts';
import { signedHeaders } from './signature.ts';
import { pauseWebhook, placeOf } from './webhook-commands.ts';

/** `text`: the answer's body as far as it was read. */
export type PostAnswer = { status: number; text: string };
/** Posts JSON once. Throws where no answer came; the message of the error is shown to the workspace. */
export type Post = (request: { url: string; headers: Record<string, string>; body: string }) => Promise<PostAnswer>;

/** The mail about an endpoint that was paused. */
export type WritePause = (facts: { workspace: string; url: string; because: PauseReason }) => Promise<Letter>;

export type Delivering = { post: Post; sealing: SealingKeys; write: WritePause };

const DELIVERIES_PER_RUN = 30;
/** One slow receiver does not keep the others waiting. */
const PER_WEBHOOK = 3;
const ATTEMPTS_MAX = WEBHOOK_RESTS_S.length + 1;
const ANSWER_LENGTH_MAX = 4_000;
const ERROR_LENGTH_MAX = 300;
const GONE = 410;
const BY_WORKER: Acting = { actor: { kind: 'system', id: 'webhooks' } };

type Taken = {
  tenantId: string;
  deliveryId: string;
  webhookId: string;
  messageId: string;
  body: string;
  attempts: number;
  now: Date;
  url: string;
  sealed: string;
  oldSealed: string | null;
};

/** The next attempt is set first, so that another worker takes over where this one stops. */
const TAKE = `
  WITH clock AS MATERIALIZED (SELECT graha.ledger_now() AS now),
  busy AS (SELECT DISTINCT d.tenant_id, d.webhook_id FROM graha.webhook_delivery d
    WHERE d.next_attempt_at <= (SELECT now FROM clock)),
  due AS (SELECT d.tenant_id, d.delivery_id, w.webhook_id, w.url, w.sealed_secret, w.old_sealed_secret, w.old_valid_until
    FROM busy b JOIN graha.webhook w USING (tenant_id, webhook_id)
    CROSS JOIN LATERAL (SELECT x.tenant_id, x.delivery_id FROM graha.webhook_delivery x
      WHERE x.tenant_id = w.tenant_id AND x.webhook_id = w.webhook_id AND x.next_attempt_at <= (SELECT now FROM clock)
      ORDER BY x.next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED) d
    WHERE w.status = 'active' LIMIT $1)
  UPDATE graha.webhook_delivery t SET attempts = t.attempts + 1, last_attempt_at = clock.now,
    next_attempt_at = clock.now + ($3::int[])[least(t.attempts + 1, cardinality($3::int[]))] * interval '1 second'
  FROM due, clock WHERE t.tenant_id = due.tenant_id AND t.delivery_id = due.delivery_id
  RETURNING t.tenant_id AS "tenantId", t.delivery_id AS "deliveryId", t.webhook_id AS "webhookId",
    t.message_id AS "messageId", t.body, t.attempts, clock.now, due.url, due.sealed_secret AS sealed,
    CASE WHEN due.old_valid_until > clock.now THEN due.old_sealed_secret END AS "oldSealed"`;

/**
 * Posts what is due, as worker; how many. Each delivery is taken by one worker. A worker that dies after the receiver answered and
 * before this was recorded causes a second post, with the same `webhook-id`.
 */
export async function deliverMessages({ db }: Db, delivering: Delivering): Promise<number> {
  const { rows } = await db.query<Taken>(TAKE, [DELIVERIES_PER_RUN, PER_WEBHOOK, WEBHOOK_RESTS_S]);
  const results = await Promise.allSettled(rows.map((taken) => deliver(db, taken, delivering)));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return rows.length;
}

type Outcome = { status: number | null; answer: string | null; error: string | null; ms: number };

async function deliver(db: Pool, taken: Taken, { post, sealing, write }: Delivering): Promise<void> {
  const place = placeOf(taken);
  const sealed = [taken.sealed, ...(taken.oldSealed === null ? [] : [taken.oldSealed])];
  const secrets = sealed.map((one) => unseal(sealing, one, place));
  const outcome = await attempt(post, taken, signedHeaders(secrets, { ...taken, at: taken.now }));
  if (outcome.error === null) return record(db, taken, outcome, 'delivered');
  const isLast = taken.attempts >= ATTEMPTS_MAX;
  const isGone = outcome.status === GONE;
  if (isGone || (isLast && !(await hasArrivedSince(db, taken)))) {
    await pause(db, taken, isGone ? 'gone' : 'failing', write);
  }
  return record(db, taken, outcome, isGone || isLast ? 'given up' : 'tried again');
}

async function attempt(post: Post, { url, body }: Taken, signed: Record<string, string>): Promise<Outcome> {
  const startMs = performance.now();
  const msSince = () => Math.round(performance.now() - startMs);
  try {
    const { status, text } = await post({ url, body, headers: { 'content-type': 'application/json', ...signed } });
    const isTaken = status >= 200 && status < 300;
    const answer = text.replaceAll('\0', '').slice(0, ANSWER_LENGTH_MAX);
    return { status, answer, error: isTaken ? null : refusalOf(status), ms: msSince() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: null, answer: null, error: message.slice(0, ERROR_LENGTH_MAX), ms: msSince() };
  }
}

const refusalOf = (status: number): string =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;

/** Where somebody has sent it again meanwhile, that attempt counts. */
async function record(
  db: Pool,
  { tenantId, deliveryId, attempts }: Taken,
  { status, answer, error, ms }: Outcome,
  then: 'delivered' | 'given up' | 'tried again',
): Promise<void> {
  await db.query(
    `UPDATE graha.webhook_delivery SET last_status = $4, last_answer = $5, last_error = $6, last_ms = $7,
       delivered_at = CASE WHEN $8 = 'delivered' THEN graha.ledger_now() END,
       next_attempt_at = CASE WHEN $8 = 'tried again' THEN next_attempt_at END
     WHERE tenant_id = $1 AND delivery_id = $2 AND attempts = $3`,
    [tenantId, deliveryId, attempts, status, answer, error, ms, then],
  );
}

async function hasArrivedSince(db: Pool, { tenantId, webhookId, deliveryId }: Taken): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM graha.webhook_delivery o JOIN graha.webhook_delivery f ON f.tenant_id = o.tenant_id AND f.delivery_id = $3
     WHERE o.tenant_id = $1 AND o.webhook_id = $2 AND o.delivered_at > f.created_at LIMIT 1`,
    [tenantId, webhookId, deliveryId],
  );
  return rowCount === 1;
}

async function pause(db: Pool, taken: Taken, because: PauseReason, write: WritePause): Promise<void> {
  const { tenantId, webhookId, deliveryId, url } = taken;
  const { rows } = await db.query<{ name: string }>('SELECT name FROM graha.tenant_card WHERE tenant_id = $1', [
    tenantId,
  ]);
  const letter = await write({ workspace: rows[0]?.name ?? '', url, because });
  const dedupeKey = `webhook-paused:${webhookId}:${deliveryId}`;
  await queueMailToKeepers({ db, tenantId }, { ...letter, dedupeKey });
  await pauseWebhook({ db, tenantId, ...BY_WORKER }, { webhookId, because });
}
