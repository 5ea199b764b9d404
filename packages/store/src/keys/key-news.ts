import type { Recorded } from '../log/event-store.ts';
import { feedSteps } from '../log/event-feed.ts';
import { type Letter, queueMailToKeepers } from '../mail/mail-outbox.ts';
import type { Db } from '../postgres/context.ts';
import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';

const CONSUMER = 'key-mails';
/** Older changes are not mailed, because the first run after an upgrade reads all existing events. */
const NEWS_FOR = '3 days';

/** Event type → change of the key. */
const CHANGES = { KeyIssued: 'made', KeyRotated: 'replaced', KeyRevoked: 'revoked' } as const;
type KeyChange = { keyId: string; name: string; change: (typeof CHANGES)[keyof typeof CHANGES]; at: Date };
export type WriteKeyChange = (change: KeyChange) => Promise<Letter>;

/**
 * Mails owners and admins once about each key change by a person or by a key with the scope manage (role: worker). Returns the
 * number of events.
 */
export async function mailKeyNews({ db }: Db, { write }: { write: WriteKeyChange }): Promise<number> {
  let events = 0;
  const handle = (tx: PoolClient, event: Recorded) => mailOne(tx, event, write);
  for await (const step of feedSteps({ db }, { name: CONSUMER, types: Object.keys(CHANGES), upTo: 'end', handle }))
    events += step;
  return events;
}

async function mailOne(tx: PoolClient, event: Recorded, write: WriteKeyChange): Promise<void> {
  if (event.type !== 'KeyIssued' && event.type !== 'KeyRotated' && event.type !== 'KeyRevoked') return;
  if (event.actor.kind !== 'key' && event.actor.kind !== 'user') return;
  const { tenantId, occurredAt: at } = event;
  const { keyId } = event.data;
  const { rows } = await query(
    tx,
    `SELECT k.name, EXISTS (SELECT FROM graha.api_key o WHERE o.tenant_id = $1 AND o.replaced_by = $2) AS "isSuccessor"
     FROM graha.api_key k
     WHERE k.tenant_id = $1 AND k.key_id = $2 AND $3::timestamptz > graha.ledger_now() - $4::interval`,
    [tenantId, keyId, at, NEWS_FOR],
  );
  const [key] = rows;
  if (!key || (event.type === 'KeyIssued' && key.isSuccessor)) return; // The mail about the replaced key mentions its successor.
  const letter = await write({ keyId, name: key.name, change: CHANGES[event.type], at });
  await queueMailToKeepers({ db: tx, tenantId }, { ...letter, dedupeKey: `key-news:${event.eventId}` });
}
