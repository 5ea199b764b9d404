import type { Role } from '@graha/domain/team/roles';
import type { Pool, PoolClient } from 'pg';
import type { Db, IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** The content of a mail. `kind` is the name of its template. */
export type Letter = { kind: string; subject: string; html: string; text: string };

/** `dedupeKey` names the occasion and the recipient: a mail with a known key is not queued again. */
export type QueuedMail = Letter & { dedupeKey: string; to: string };

/** Queues a mail, also in a transaction (role: graha_auth). @returns true if the mail is new */
export async function queueMail(
  { identity }: { identity: Pool | PoolClient },
  { dedupeKey, kind, to, subject, html, text }: QueuedMail,
): Promise<boolean> {
  const { rowCount } = await identity.query(
    `INSERT INTO identity.mail (dedupe_key, kind, to_address, subject, html, text) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (dedupe_key) DO NOTHING`,
    [dedupeKey, kind, to, subject, html, text],
  );
  return rowCount === 1;
}

/**
 * Queues a mail for each owner and admin of a workspace, also in a transaction (role: worker); addresses stay in SQL. @returns
 * the number of new mails
 */
export async function queueMailToKeepers(
  { db, tenantId }: { db: Pool | PoolClient; tenantId: string },
  { dedupeKey, kind, subject, html, text }: Omit<QueuedMail, 'to'>,
): Promise<number> {
  const { rows } = await query(db, 'SELECT identity.queue_mail_to_keepers($1, $2, $3, $4, $5, $6) AS queued', [
    tenantId,
    dedupeKey,
    kind,
    subject,
    html,
    text,
  ]);
  return rows[0]?.queued ?? 0;
}

const KEEPERS: readonly Role[] = ['owner', 'admin'];

/**
 * Queues a mail for each owner and admin of a workspace, or for these roles (role: graha_auth, which can read addresses).
 * @returns the number of new mails
 */
export async function queueMailToTeam(
  { identity, tenantId }: IdentityContext & { tenantId: string },
  { dedupeKey, kind, subject, html, text, roles = KEEPERS }: Omit<QueuedMail, 'to'> & { roles?: readonly Role[] },
): Promise<number> {
  const { rowCount } = await identity.query(
    `INSERT INTO identity.mail (dedupe_key, kind, to_address, subject, html, text)
     SELECT $2 || ':' || u.id, $3, u.email, $4, $5, $6
     FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE m.organization_id = $1 AND m.role = ANY ($7) ON CONFLICT (dedupe_key) DO NOTHING`,
    [tenantId, dedupeKey, kind, subject, html, text, roles],
  );
  return rowCount ?? 0;
}

/** Returns true if a mail whose key has this prefix was queued in the last `withinMs` (role: graha_auth). */
export async function wasQueuedWithin(
  { identity }: IdentityContext,
  { keyPrefix, withinMs }: { keyPrefix: string; withinMs: number },
): Promise<boolean> {
  const { rowCount } = await identity.query(
    `SELECT FROM identity.mail WHERE created_at > clock_timestamp() - $2 * interval '1 ms'
       AND starts_with(dedupe_key, $1) LIMIT 1`,
    [keyPrefix, withinMs],
  );
  return rowCount === 1;
}

/** Sends one mail or throws; an error with `isFinal` is not retried. `dedupeKey` makes the mail's id, equal for every attempt.
 * `unsubscribeUrl` is null for a mail that goes to no list. */
export type Send = (mail: Omit<QueuedMail, 'kind'> & { unsubscribeUrl: string | null }) => Promise<void>;

/** `deferred`: there will be another attempt. `given up`: it was refused for good, or its attempts are used up. */
export type MailResult = 'sent' | 'deferred' | 'given up';
/** The end of one attempt; `error` is null for a mail that was sent. */
export type MailEnd = { mailId: string; result: MailResult; attempts: number; error: unknown };
/** `onEnd` learns the end of each attempt, so that operators notice mails that are not sent. */
export type MailDelivery = { send: Send; onEnd?: (end: MailEnd) => void; nowMs?: () => number };

const monotonicMs = (): number => performance.now();

const MAILS_PER_RUN = 20;
/** With the longest attempt, which the sender ends after a minute, a run is shorter than a task may take. */
const BEGUN_WITHIN_MS = 45_000;
/** Also the maximum duration of an attempt: afterwards another sender takes the mail. */
const FIRST_REST = '2 minutes';
const LONGEST_REST = '6 hours';
const ATTEMPTS_MAX = 14; // Two and a half days.

type TakenRow = {
  id: string;
  dedupe_key: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  attempts: number;
  unsubscribe_url: string | null;
};

/**
 * Sends due mails (role: worker). One sender takes each mail and sends it once: one mail at a time, because a slow server would use
 * up the time of mails that wait behind the first. Every other one was never tried, so that repeated attempts at a bad address delay
 * it by one attempt at most. A sender that dies after the server accepted a mail and before this was recorded causes a second mail
 * with the same id, so a mail server can recognise the repeat.
 */
export async function deliverMail({ db }: Db, { send, onEnd, nowMs = monotonicMs }: MailDelivery): Promise<number> {
  const endsMs = nowMs() + BEGUN_WITHIN_MS;
  for (let tried = 0; tried < MAILS_PER_RUN; tried += 1) {
    if (tried > 0 && nowMs() >= endsMs) return tried;
    const row = (tried % 2 === 0 ? await takeFresh(db) : null) ?? (await takeDue(db));
    if (row === null) return tried;
    const end = await deliver(db, send, row);
    onEnd?.(end);
  }
  return MAILS_PER_RUN;
}

const takeFresh = async (db: Pool): Promise<TakenRow | null> =>
  (await query(db, 'SELECT * FROM identity.take_fresh_mail($1)', [FIRST_REST])).rows[0] ?? null;

const takeDue = async (db: Pool): Promise<TakenRow | null> =>
  (await query(db, 'SELECT * FROM identity.take_due_mail($1, $2, $3)', [1, FIRST_REST, LONGEST_REST])).rows[0] ?? null;

async function deliver(pool: Pool, send: Send, row: TakenRow): Promise<MailEnd> {
  const { subject, html, text, attempts } = row;
  try {
    const { dedupe_key: dedupeKey, to_address: to, unsubscribe_url: unsubscribeUrl } = row;
    await send({ dedupeKey, to, subject, html, text, unsubscribeUrl });
  } catch (error) {
    const giveUp = attempts >= ATTEMPTS_MAX || isFinal(error);
    await pool.query('SELECT identity.mail_failed($1, $2, $3)', [row.id, String(error), giveUp]);
    return { mailId: row.id, result: giveUp ? 'given up' : 'deferred', attempts, error };
  }
  await pool.query('SELECT identity.mail_sent($1)', [row.id]);
  return { mailId: row.id, result: 'sent', attempts, error: null };
}

const isFinal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFinal' in error && error.isFinal === true;

/** Deletes mails older than a week, sent or not. */
export async function sweepMail({ db }: Db): Promise<number> {
  const { rows } = await query(db, "SELECT identity.sweep_mail('7 days') AS swept");
  return rows[0]?.swept ?? 0;
}

export type KeptMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
  sentAt: Date | null;
};

/** Returns mails, newest first, for the mailbox page of a development stack (role: graha_auth). */
export async function listMail(
  { identity }: IdentityContext,
  { to, limit }: { to: string | null; limit: number },
): Promise<KeptMail[]> {
  const { rows } = await query(
    identity,
    `SELECT id, kind, to_address AS "to", subject, html, text, created_at AS "createdAt", sent_at AS "sentAt"
     FROM identity.mail WHERE $1::text IS NULL OR to_address = $1 ORDER BY id DESC LIMIT $2`,
    [to, limit],
  );
  return rows;
}
