import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { consumeFeed } from './event-feed.ts';
import type { Recorded } from './event-store.ts';
import { useDatabase } from '../testing/testing.ts';

const { pools } = useDatabase(createTestDatabase, 20);
const neighbour = useDatabase(createTestDatabase);

/** `GRAHA_THOROUGH=1` takes minutes. */
const ROUNDS = process.env['GRAHA_THOROUGH'] === '1' ? 3_000 : 60;
const APPENDERS = 10;
const READERS = 3;

const chance = (probability: number): boolean => Math.random() < probability;
/** Random delay, so that transactions begin, append and end in different orders. */
const linger = (session: PoolClient) => session.query('SELECT pg_sleep(random() * 0.01)');
const writeElsewhere = (session: PoolClient | Pool) =>
  session.query("INSERT INTO graha.feed_checkpoint VALUES (gen_random_uuid(), '0', 0)");

const append = (session: PoolClient, stream: string, version: number) =>
  session.query('SELECT graha.append_events($1, $2, $3, $4, $5)', [
    stream,
    version,
    NIL_TENANT_ID,
    { actor: { kind: 'system', id: 'test' }, correlationId: 'test' },
    JSON.stringify([{ type: 'UserRegistered', data: {} }]),
  ]);

const streamOf = (event: string): string => event.split(' ')[0] ?? '';
/** Each stream keeps the order in which it was seen. */
const byStream = (events: string[]): string[] =>
  events.toSorted((a, b) => Number(streamOf(a) > streamOf(b)) - Number(streamOf(a) < streamOf(b)));

/** Runs one transaction with up to three appends to its own stream; returns the next version of the stream. */
async function transaction(session: PoolClient, stream: string, version: number): Promise<number> {
  let next = version;
  await session.query('BEGIN');
  if (chance(0.4)) await writeElsewhere(session);
  if (chance(0.4)) await linger(session);
  while (next < version + 3 && (next === version || chance(0.3))) {
    await session.query('SAVEPOINT s');
    await append(session, stream, next);
    if (chance(0.4)) await linger(session);
    if (chance(0.2)) await session.query('ROLLBACK TO s');
    else next += 1;
    if (chance(0.1)) break;
  }
  const isKept = chance(0.85);
  await session.query(isKept ? 'COMMIT' : 'ROLLBACK');
  return isKept ? next : version;
}

/** Appends until the end of the test; returns the names of its events. */
async function appender(): Promise<string[]> {
  const session = await pools.owner.connect();
  const stream = userStream(randomUUID());
  let version = 0;
  for (let round = 0; round < ROUNDS; round += 1) version = await transaction(session, stream, version);
  session.release();
  return Array.from({ length: version }, (_, index) => `${stream} ${index + 1}`);
}

async function reader(isOver: () => boolean): Promise<string[]> {
  const name = randomUUID();
  const seen: string[] = [];
  const handle = async (_tx: PoolClient, event: Recorded) => seen.push(`${event.streamId} ${event.streamVersion}`);
  for (let isLast = false; !isLast;) {
    isLast = isOver();
    await consumeFeed({ db: pools.worker }, { name, handle });
  }
  return seen;
}

async function disturb(isOver: () => boolean): Promise<void> {
  while (!isOver()) await Promise.all([pools.owner, neighbour.pools.owner].map(writeElsewhere));
}

test(
  'readers beside many appenders skip nothing, repeat nothing and see each stream in its order',
  { timeout: 3_600_000 },
  async () => {
    let isOver = false;
    const readers = Array.from({ length: READERS }, () => reader(() => isOver));
    const disturbed = disturb(() => isOver);
    const written = (await Promise.all(Array.from({ length: APPENDERS }, appender))).flat();
    isOver = true;
    await disturbed;
    for (const seen of await Promise.all(readers)) expect(byStream(seen)).toEqual(byStream(written));
  },
);
