import { createTestDatabase, throwawayPooler } from '@graha/dev-stack/test-context';
import { chargeBatch } from '@graha/store/ledger/metering';
import { BY, calls, ENGINE, openPools, openWorkspace } from '@graha/store/testing/testing';
import { accountOf, usageByDay } from '@graha/store/requests/usage';
import { recordPlanGrant } from '@graha/store/billing/operator-grants';
import { afterEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { runWorker } from './worker.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

test('through a PgBouncer in transaction mode the worker counts and applies, and a direct session still brings it notifications', async (context) => {
  const database = await createTestDatabase();
  closing.push(database.stop);
  const pooler = await throwawayPooler([database.workerUrl], 2);
  if (!pooler) return context.skip('there is no PgBouncer here');
  closing.push(pooler.remove);
  const pools = openPools(database, 3);
  closing.push(pools.close);

  const failures: unknown[] = [];
  const log = { debug: () => {}, info: () => {}, error: (fields: object) => void failures.push(fields) };
  const stop = new AbortController();
  const env = readEnv({
    GRAHA_MODE: 'test',
    DATABASE_URL: pooler.through(database.workerUrl),
    DATABASE_DIRECT_URL: database.workerUrl,
    API_URL: 'http://127.0.0.1:1',
  });
  const end = runWorker(env, log, stop.signal);
  closing.push(async () => {
    stop.abort();
    await end;
  });

  const workspace = await openWorkspace(pools, { credits: 100 });
  const { tenantId } = workspace;
  await chargeBatch({ db: pools.api }, { charges: calls(7, workspace), engineVersion: ENGINE });
  await recordPlanGrant({ db: pools.worker, tenantId, ...BY }, { plan: 'growth', reason: 'A test.' }); // As operators do.
  const today = new Date().toISOString().slice(0, 10);
  const counted = async () =>
    (await usageByDay({ db: pools.app, tenantId }, { fromDay: today, toDay: today })).reduce(
      (sum, row) => sum + row.calls,
      0,
    );
  await expect.poll(counted).toBe(7);
  await expect.poll(async () => (await accountOf({ db: pools.app, tenantId }))?.plan).toBe('growth');
  expect(failures).toEqual([]);
});
