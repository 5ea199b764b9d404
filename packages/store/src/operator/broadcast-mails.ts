import type { BroadcastEvent } from '@graha/domain/operations/broadcast';
import type { PoolClient } from 'pg';
import { feedSteps } from '../log/event-feed.ts';
import type { Recorded } from '../log/event-store.ts';
import type { Letter } from '../mail/mail-outbox.ts';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

const CONSUMER = 'broadcast-mails';
const TYPES = ['BroadcastSent'] as const satisfies readonly Recorded['type'][];

type Write = (news: Pick<BroadcastEvent['data'], 'title' | 'text'>) => Promise<Letter>;

/** Mails each broadcast once to each owner and admin of its workspaces (role: worker). Returns the number of events. */
export async function mailBroadcasts({ db }: Db, { write }: { write: Write }): Promise<number> {
  let events = 0;
  const handle = (tx: PoolClient, event: Recorded) => mailOne(tx, event, write);
  for await (const step of feedSteps({ db }, { name: CONSUMER, types: TYPES, upTo: 'end', handle })) events += step;
  return events;
}

async function mailOne(tx: PoolClient, event: Recorded, write: Write): Promise<void> {
  if (event.type !== 'BroadcastSent' || !event.data.byMail) return;
  const { title, text: said, plans, statuses } = event.data;
  const { kind, subject, html, text } = await write({ title, text: said });
  await query(tx, 'SELECT identity.queue_mail_of_broadcast($1, $2, $3, $4, $5, $6, $7, $8) AS queued', [
    plans,
    statuses,
    event.occurredAt,
    `broadcast:${event.eventId}`,
    kind,
    subject,
    html,
    text,
  ]);
}
