import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { createAttemptStore } from '@graha/store/identity/attempts';
import { createPool } from '@graha/store/postgres/pool';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInWaitMs } from './entry.ts';
import { createThrottles } from './throttles.ts';

type Pool = ReturnType<typeof createPool>;

let database: TestDatabase;
let pools: Pool[];

beforeAll(async () => {
  database = await createTestDatabase();
  pools = [1, 2].map(() => createPool({ url: database.authUrl, applicationName: 'test', max: 4, onError: () => {} }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.stop();
});

const portal = (pool: Pool) =>
  createThrottles(
    { isTestRun: false },
    createAttemptStore(pool, (error) => {
      throw error;
    }),
  );

test('behind a balancer two portals have one limit, also for attempts at the same moment', async () => {
  const portals = pools.map(portal);
  const guesses = Array.from({ length: 100 }, (_, index) => {
    const throttles = portals[index % 2];
    return throttles
      ? signInWaitMs(throttles, { address: '203.0.113.7', email: 'asha@nadir.example', device: null })
      : Promise.resolve(0);
  });
  const waits = await Promise.all(guesses);
  expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(10);
});

test('an attempt to sign in costs one query', async () => {
  const [pool] = pools;
  if (!pool) return;
  let queries = 0;
  const counted = { query: (...sent: Parameters<Pool['query']>) => ((queries += 1), pool.query(...sent)) };
  // Safe: the store calls `query` with a text and its values, which this passes on.
  const throttles = portal(counted as unknown as Pool);
  await signInWaitMs(throttles, { address: '203.0.113.8', email: 'ravi@nadir.example', device: null });
  expect(queries).toBe(1);
});
