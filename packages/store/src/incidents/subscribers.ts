import type { PoolClient } from 'pg';
import type { Db, IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

/** Hours in which an address is confirmed; afterwards it is swept. */
export const CONFIRM_WITHIN_HOURS = 24;

/**
 * Notes an address that asks for news, and returns the token for the link that confirms it; null if it is confirmed already
 * (role: graha_auth). The day of an unconfirmed address begins again.
 */
export async function askForNews({ identity }: IdentityContext, { email }: { email: string }): Promise<string | null> {
  const { rows } = await query(
    identity,
    `INSERT INTO identity.status_subscriber AS s (email) VALUES (lower($1))
     ON CONFLICT (email) DO UPDATE SET asked_at = clock_timestamp() WHERE s.confirmed_at IS NULL
     RETURNING token`,
    [email],
  );
  return rows[0]?.token ?? null;
}

/** Confirms the address of a token; false if the token is unknown or too old (role: graha_auth). May be repeated. */
export async function confirmNews({ identity }: IdentityContext, { token }: { token: string }): Promise<boolean> {
  const { rowCount } = await query(
    identity,
    `UPDATE identity.status_subscriber SET confirmed_at = coalesce(confirmed_at, clock_timestamp())
     WHERE token = $1 AND (confirmed_at IS NOT NULL OR asked_at > clock_timestamp() - $2 * interval '1 hour')`,
    [token, CONFIRM_WITHIN_HOURS],
  );
  return rowCount === 1;
}

/** Deletes the address of a token (role: graha_auth). May be repeated. */
export async function endNews({ identity }: IdentityContext, { token }: { token: string }): Promise<void> {
  await query(identity, 'DELETE FROM identity.status_subscriber WHERE token = $1', [token]);
}

/** Deletes addresses that were not confirmed in time (role: worker). Returns the number deleted. */
export async function sweepSubscribers({ db }: Db): Promise<number> {
  const { rows } = await query(db, 'SELECT identity.sweep_status_subscribers() AS swept');
  return rows[0]?.swept ?? 0;
}

/** Placeholder of the token of each subscriber, in a letter and in the address that ends the subscription. */
export const TOKEN_MARK = 'SUBSCRIBER-TOKEN';

/** Queues a mail for each confirmed subscriber, in a transaction (role: worker); addresses stay in SQL. Returns the number of new mails. */
export async function queueMailToSubscribers(
  tx: PoolClient,
  {
    dedupeKey,
    kind,
    subject,
    html,
    text,
    unsubscribeUrl,
  }: { dedupeKey: string; kind: string; subject: string; html: string; text: string; unsubscribeUrl: string },
): Promise<number> {
  const { rows } = await query(tx, 'SELECT identity.queue_mail_to_subscribers($1, $2, $3, $4, $5, $6, $7) AS queued', [
    dedupeKey,
    kind,
    subject,
    html,
    text,
    unsubscribeUrl,
    TOKEN_MARK,
  ]);
  return rows[0]?.queued ?? 0;
}
