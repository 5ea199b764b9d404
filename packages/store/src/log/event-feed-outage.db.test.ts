import { createTestDatabase, restartableCluster } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { consumeFeed } from './event-feed.ts';
import type { Recorded } from './event-store.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { openPools, useLedger } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);

const actor = { kind: 'system', id: 'test' } as const;
const context = { tenantId: NIL_TENANT_ID, actor, correlationId: 'test', causationId: null, requestId: null };
const registered = { type: 'UserRegistered', data: {} } as const;

async function append(pool: Pool): Promise<string> {
  const stream = userStream(randomUUID());
  await createPostgresEventStore(pool, []).append(stream, 0, [registered], context);
  return stream;
}

/** Begins an append and leaves it open; connection errors come from the server. */
async function leaveOpen(pool: Pool): Promise<PoolClient> {
  const client = await pool.connect();
  client.on('error', () => {});
  await client.query('BEGIN');
  await client.query('SELECT graha.append_events($1, 0, $2, $3, $4)', [
    userStream(randomUUID()),
    NIL_TENANT_ID,
    { actor, correlationId: 'test' },
    JSON.stringify([registered]),
  ]);
  return client;
}

/** Reads again, and returns all streams delivered to one consumer so far. */
function consumer(pool: () => Pool): () => Promise<string[]> {
  const seen: string[] = [];
  const note = async (_tx: PoolClient, { streamId }: Recorded) => seen.push(streamId);
  return async () => {
    await consumeFeed({ db: pool() }, { name: 'test', handle: note });
    return seen;
  };
}

test('a session that idles in its transaction for fifteen seconds is ended, and what waited for it goes on', async () => {
  const read = consumer(() => ledger.pools.worker);
  const early = await append(ledger.pools.app);
  await expect.poll(read).toEqual([early]);
  const forgotten = await leaveOpen(ledger.pools.app);
  const { rows } = await forgotten.query('SHOW idle_in_transaction_session_timeout');
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }]);
  const late = await append(ledger.pools.app);
  expect(await read()).toEqual([early]);
  await forgotten.query("SET idle_in_transaction_session_timeout = '50ms'");
  await expect.poll(read).toEqual([early, late]);
  await expect(forgotten.query('COMMIT')).rejects.toThrow(/connection|queryable/);
  forgotten.release(true);
  expect(await read()).toEqual([early, late]);
});

test('appends that a crash cut off, and the positions that it lost, are passed; everything else is handed over once', async () => {
  const cluster = await restartableCluster();
  try {
    let pools = openPools(cluster);
    const read = consumer(() => pools.worker);
    const streams: string[] = [];
    const holesAfter: number[] = [];
    for (let crash = 1; crash <= 3; crash += 1) {
      for (let time = 0; time < 5; time += 1) streams.push(await append(pools.app));
      if (crash === 2) await read(); // One crash happens with everything read, the others with unread events.
      const cutOff = await leaveOpen(pools.app);
      await cluster.kill();
      cutOff.release(true);
      await pools.close();
      await cluster.start();
      pools = openPools(cluster);
      streams.push(await append(pools.app));
      const { rows } = await query(
        pools.worker,
        'SELECT max(pos - before)::int AS hole FROM (SELECT pos, lag(pos, 1, 0::bigint) OVER (ORDER BY pos) AS before FROM graha.event) e',
      );
      holesAfter.push(rows[0]?.hole ?? 0);
    }
    expect(Math.min(...holesAfter)).toBeGreaterThan(1);
    await expect.poll(read).toEqual(streams);
    expect(await read()).toHaveLength(18);
    await pools.close();
  } finally {
    await cluster.remove();
  }
});
