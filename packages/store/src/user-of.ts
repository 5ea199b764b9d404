import { userStream } from '@graha/domain/streams';
import { user, type User, type UserEvent } from '@graha/domain/user';
import type { Pool, PoolClient } from 'pg';
import { eventOf, type EventRow } from './event-row.ts';

/** A person as the log tells of them. */
export async function userOf(tx: Pool | PoolClient, userId: string): Promise<User> {
  const { rows } = await tx.query<EventRow>('SELECT * FROM graha.stream_events($1)', [userStream(userId)]);
  // Safe: a person's stream holds the events of a person.
  return rows.map((row) => eventOf(row) as unknown as UserEvent).reduce(user.evolve, user.initial);
}
