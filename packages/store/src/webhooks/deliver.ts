import { WEBHOOK_RESTS_S, type PauseReason } from '@graha/domain/webhooks/webhook';
import type { Pool } from 'pg';
import { InstallationFailure } from '../egress/installation-failure.ts';
import type { Letter } from '../mail/mail-outbox.ts';
import type { Acting } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { unseal, type SealingKeys } from './sealing.ts';
import { signedHeaders } from './signature.ts';
import { LEASE_S, type Taken } from './take-due.ts';
import { giveUpWebhook, placeOf } from './webhook-commands.ts';

/** `text`: the part of the response body that was read. */
export type PostAnswer = { status: number; text: string };
/**
 * Posts JSON once. The message of an error is shown to the workspace.
 *
 * @throws InstallationFailure if the failure is on this side of the receiver; any other error counts as an attempt
 */
export type Post = (request: { url: string; headers: Record<string, string>; body: string }) => Promise<PostAnswer>;

/** Writes the mail about a paused endpoint. */
export type WritePause = (facts: { workspace: string; url: string; because: PauseReason }) => Promise<Letter>;

export type Delivering = { post: Post; sealing: SealingKeys; write: WritePause };

/** `not sent`: a failure of this installation, which uses up no attempt. */
export type Result = 'delivered' | 'failed' | 'not sent';

const ATTEMPTS_MAX = WEBHOOK_RESTS_S.length + 1;
const ANSWER_LENGTH_MAX = 4_000;
const ERROR_LENGTH_MAX = 300;
const GONE = 410;
const BY_WORKER: Acting = { actor: { kind: 'system', id: 'webhooks' } };

type Outcome = { status: number | null; answer: string | null; error: string | null; ms: number };

/** Posts one message and records the result: an attempt counts when it has ended. */
export async function deliver(db: Pool, taken: Taken, { post, sealing, write }: Delivering): Promise<Result> {
  const place = placeOf(taken);
  const sealed = [taken.sealed, ...(taken.oldSealed === null ? [] : [taken.oldSealed])];
  const secrets = sealed.map((one) => unseal(sealing, one, place));
  const outcome = await attempt(post, taken, signedHeaders(secrets, { ...taken, at: taken.now }));
  if (outcome instanceof InstallationFailure) {
    await postpone(db, taken, outcome);
    return 'not sent';
  }
  const isTaken = outcome.error === null;
  const isLast = taken.attempts + 1 >= ATTEMPTS_MAX;
  const isGone = outcome.status === GONE && !(await hasOtherAddress(db, taken));
  if (isGone || (!isTaken && isLast && !(await hasArrivedSince(db, taken)))) {
    await pause(db, taken, isGone ? 'gone' : 'failing', write);
  }
  await record(db, taken, outcome, isTaken ? 'delivered' : isGone || isLast ? 'given up' : 'tried again');
  return isTaken ? 'delivered' : 'failed';
}

async function attempt(
  post: Post,
  { url, body }: Taken,
  signed: Record<string, string>,
): Promise<Outcome | InstallationFailure> {
  const startMs = performance.now();
  const msSince = () => Math.round(performance.now() - startMs);
  try {
    const { status, text } = await post({ url, body, headers: { 'content-type': 'application/json', ...signed } });
    const isTaken = status >= 200 && status < 300;
    return {
      status,
      answer: storable(text, ANSWER_LENGTH_MAX),
      error: isTaken ? null : refusalOf(status),
      ms: msSince(),
    };
  } catch (error) {
    if (error instanceof InstallationFailure) return error;
    const message = error instanceof Error ? error.message : String(error);
    return { status: null, answer: null, error: storable(message, ERROR_LENGTH_MAX), ms: msSince() };
  }
}

/** Postgres stores no NUL in a text. */
const storable = (text: string, lengthMax: number): string => text.replaceAll('\0', '').slice(0, lengthMax);

const refusalOf = (status: number): string =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;

/** Records the result, unless the message was sent again or taken by another worker meanwhile; then that one counts. */
async function record(
  db: Pool,
  { tenantId, deliveryId, lease, attempts }: Taken,
  { status, answer, error, ms }: Outcome,
  then: 'delivered' | 'given up' | 'tried again',
): Promise<void> {
  const restS = then === 'tried again' ? WEBHOOK_RESTS_S[attempts] : null;
  await db.query(
    `UPDATE graha.webhook_delivery SET attempts = attempts + 1, last_attempt_at = next_attempt_at - interval '${LEASE_S} seconds',
       last_status = $4, last_answer = $5, last_error = $6, last_ms = $7,
       delivered_at = CASE WHEN $8 = 'delivered' THEN graha.ledger_now() END,
       next_attempt_at = graha.ledger_now() + $9::int * interval '1 second'
     WHERE tenant_id = $1 AND delivery_id = $2 AND next_attempt_at = $3::timestamptz`,
    [tenantId, deliveryId, lease, status, answer, error, ms, then, restS],
  );
}

/** Keeps the delivery until its lease ends; it is then posted again as the same attempt. */
async function postpone(
  db: Pool,
  { tenantId, deliveryId, lease }: Taken,
  { message }: InstallationFailure,
): Promise<void> {
  await db.query(
    `UPDATE graha.webhook_delivery SET last_status = NULL, last_answer = NULL, last_ms = NULL, last_error = $4
     WHERE tenant_id = $1 AND delivery_id = $2 AND next_attempt_at = $3::timestamptz`,
    [tenantId, deliveryId, lease, `Not sent, which counts as no attempt: ${message}`.slice(0, ERROR_LENGTH_MAX)],
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

/** Returns whether the endpoint got another address since this delivery was taken. */
async function hasOtherAddress(db: Pool, { tenantId, webhookId, url }: Taken): Promise<boolean> {
  const { rows } = await query(db, 'SELECT url FROM graha.webhook WHERE tenant_id = $1 AND webhook_id = $2', [
    tenantId,
    webhookId,
  ]);
  return rows.some((now) => now.url !== url);
}

async function pause(
  db: Pool,
  { tenantId, webhookId, url }: Taken,
  because: PauseReason,
  write: WritePause,
): Promise<void> {
  const { rows } = await query(db, 'SELECT name FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  const letter = await write({ workspace: rows[0]?.name ?? '', url, because });
  await giveUpWebhook({ db, tenantId, ...BY_WORKER }, { webhookId, because, url, letter });
}
