import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditTrail } from './audit-trail.ts';
import { chargeBatch, findKey } from './metering.ts';
import { copyAuditTrail } from './read-models/audit-trail.ts';
import { REBUILDABLE, type RebuildableName } from './read-models/rebuildable.ts';
import { runProjections } from './read-models/usage-by-day.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';
import { changeTenant } from './testing-history.ts';
import { BY, calls, ENGINE, openPools, openWorkspace, PEPPER, type Pools, type Workspace } from './testing.ts';
import { usageByDay } from './usage.ts';
import { issueKey, listKeys, revokeKey } from './workspace.ts';

const ENTRIES = 10_000;
const CALLS_PER_BATCH = 250;

let database: TestDatabase;
let pools: Pools;
let busy: Workspace;
let charged = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database, 20);
  busy = await openWorkspace(pools, { credits: 10_000_000 });
  while (charged < ENTRIES) await charge(CALLS_PER_BATCH);
  await runProjections(pools.worker);
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

// Safe: the keys of the registry are its names.
const NAMES = Object.keys(REBUILDABLE) as RebuildableName[];

async function charge(count: number): Promise<void> {
  const batch = calls(count, busy);
  const send = () => chargeBatch(pools.api, batch, ENGINE);
  const results = await send().catch(send); // Like a replica: once more after whatever it was.
  expect(results.filter(({ outcome }) => outcome !== 'charged')).toEqual([]);
  charged += count;
}

/** What a customer of the busy workspace sees: none of it ever becomes less. */
async function seen() {
  const { tenantId, key } = busy;
  const [usage, keys, found, trail] = await Promise.all([
    usageByDay(pools.app, tenantId, '2000-01-01', '9999-01-01'),
    listKeys(pools.app, tenantId),
    findKey(pools.api, key.publicId),
    auditTrail(pools.app, tenantId, { limit: 500 }),
  ]);
  return {
    calls: usage.reduce((sum, row) => sum + row.calls, 0),
    keys: keys.length,
    revoked: keys.filter(({ status }) => status === 'revoked').length,
    found: found?.status === 'active' ? 1 : 0,
    trail: trail.length,
  };
}

/** Everything at once until it is told to stop; the longest that each kind of work took. */
function traffic() {
  const over = new AbortController();
  let before = { calls: ENTRIES, keys: 1, revoked: 0, found: 1, trail: 0 };
  const longestMs: Record<string, number> = {};
  const again = async (name: string, work: () => Promise<unknown>) => {
    while (!over.signal.aborted) {
      const begunMs = performance.now();
      await work();
      longestMs[name] = Math.max(longestMs[name] ?? 0, performance.now() - begunMs);
    }
  };
  const { tenantId } = busy;
  const all = Promise.all([
    again('charge', () => charge(1)),
    again('charges', () => charge(50)),
    again('count', () => runProjections(pools.worker)),
    again('copy', () => copyAuditTrail(pools.worker)),
    again('key', async () => {
      const { keyId } = await issueKey(pools.app, PEPPER, { tenantId, name: 'new', env: 'live' }, BY);
      await revokeKey(pools.app, { tenantId, keyId, reason: 'test' }, BY);
    }),
    again('name', () =>
      changeTenant(pools.app, tenantId, {
        type: 'rename',
        name: `Acme ${charged}`,
        now: new Date().toISOString(),
      }),
    ),
    again('see', async () => {
      const now = await seen();
      const lost = Object.entries(before).filter(([what, count]) => now[what as keyof typeof now] < count); // Safe: its own names.
      expect(lost).toEqual([]);
      before = now;
    }),
  ]);
  all.catch(() => over.abort()); // Whoever ends it is told.
  const end = async () => {
    over.abort();
    await all;
    return longestMs;
  };
  return { end };
}

test('rebuilt under traffic, each equals the live one, nobody sees less than before, and charges go on', async () => {
  const { end } = traffic();
  const rebuilt: Rebuilt[] = [];
  try {
    for (const name of [...NAMES, ...NAMES]) rebuilt.push(await rebuild(pools.worker, name));
  } finally {
    const longestMs = await end();
    expect(longestMs['charge']).toBeLessThan(2_000);
  }
  expect(rebuilt.map(({ name, isEqual }) => [name, isEqual])).toEqual([...NAMES, ...NAMES].map((name) => [name, true]));
  for (const { readersWaitedMs } of rebuilt) expect(readersWaitedMs).toBeLessThan(1_000);
  await runProjections(pools.worker);
  expect((await seen()).calls).toBe(charged);
  for (const name of NAMES) expect(await rebuild(pools.worker, name)).toMatchObject({ isEqual: true });
});
