import type { IncidentEvent } from '@graha/domain/operations/incident';
import { incidentEvents } from '@graha/domain/operations/incident';
import { incidentStream } from '@graha/domain/core/streams';
import type { PoolClient } from 'pg';
import type { Recorded } from '../log/event-store.ts';
import { feedSteps } from '../log/event-feed.ts';
import type { Letter } from '../mail/mail-outbox.ts';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { queueMailToSubscribers } from './subscribers.ts';

const CONSUMER = 'incident-mails';
/** Older updates are not mailed, so that a worker that was stopped for days does not send stale news. */
const NEWS_FOR = '1 day';

type Told = { incidentId: string; title: string; at: Date } & Pick<
  IncidentEvent['data'],
  'components' | 'impact' | 'state' | 'text'
>;
export type WriteIncidentNews = (news: Told) => Promise<Letter & { unsubscribeUrl: string }>;

/** Mails each confirmed subscriber once about each update of an incident (role: worker). Returns the number of events. */
export async function mailIncidentNews({ db }: Db, { write }: { write: WriteIncidentNews }): Promise<number> {
  let events = 0;
  const types = Object.keys(incidentEvents);
  const handle = (tx: PoolClient, event: Recorded) => mailOne(tx, event, write);
  for await (const step of feedSteps({ db }, { name: CONSUMER, types, upTo: 'end', handle })) events += step;
  return events;
}

async function mailOne(tx: PoolClient, event: Recorded, write: WriteIncidentNews): Promise<void> {
  if (event.type !== 'IncidentOpened' && event.type !== 'IncidentUpdated') return;
  const { occurredAt: at, streamId, eventId, data } = event;
  const incidentId = streamId.slice(incidentStream('').length);
  const { rows } = await query(
    tx,
    `SELECT title FROM graha.incident WHERE incident_id = $1 AND $2::timestamptz > graha.ledger_now() - $3::interval`,
    [incidentId, at, NEWS_FOR],
  );
  const [row] = rows;
  if (!row) return;
  const { components, impact, state, text } = data;
  const letter = await write({ incidentId, title: row.title, at, components, impact, state, text });
  await queueMailToSubscribers(tx, { ...letter, dedupeKey: `incident-news:${eventId}` });
}
