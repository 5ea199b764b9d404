import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeAll, expect, test } from 'vitest';
import { auditTrail } from '../audit/audit-trail.ts';
import { chargeBatch, findKey } from '../ledger/metering.ts';
import { copyAuditTrail } from './audit-trail.ts';
import { REBUILDABLE, type RebuildableName } from './rebuildable.ts';
import { runProjections } from './usage-by-day.ts';
import { rebuild, type Rebuilt } from './rebuild.ts';
import { changeTenant } from '../testing/testing-history.ts';
import { BY, calls, ENGINE, openWorkspace, PEPPER, type Workspace, useDatabase } from '../testing/testing.ts';
import { usageByDay } from '../requests/usage.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';

const ENTRIES = 10_000;
const CALLS_PER_BATCH = 250;

const { pools } = useDatabase(createTestDatabase, 20);
let busy: Workspace;
let charged = 0;

beforeAll(async () => {
  busy = await openWorkspace(pools, { credits: 10_000_000 });
  while (charged < ENTRIES) await charge(CALLS_PER_BATCH);
  await runProjections({ db: pools.worker });
});

// Safe: the keys of the registry are its names.
const NAMES = Object.keys(REBUILDABLE) as RebuildableName[];

async function charge(count: number): Promise<void> {
  const batch = calls(count, busy);
  const send = () => chargeBatch({ db: pools.api }, { charges: batch, engineVersion: ENGINE });
  const results = await send().catch(send); // Retries once after any failure, as a replica does.
  expect(results.filter(({ outcome }) => outcome !== 'charged')).toEqual([]);
  charged += count;
}

/** Counts that a customer of the busy workspace sees; none may ever decrease. */
async function seen() {
  const { tenantId, key } = busy;
  const [usage, keys, found, trail] = await Promise.all([
    usageByDay({ db: pools.app, tenantId }, { fromDay: '2000-01-01', toDay: '9999-01-01' }),
    listKeys({ db: pools.app, tenantId }),
    findKey({ db: pools.api }, { publicId: key.publicId }),
    auditTrail({ db: pools.app, tenantId }, { limit: 500 }),
  ]);
  return {
    calls: usage.reduce((sum, row) => sum + row.calls, 0),
    keys: keys.length,
    revoked: keys.filter(({ status }) => status === 'revoked').length,
    found: found?.status === 'active' ? 1 : 0,
    trail: trail.length,
  };
}

/** Runs all kinds of traffic in parallel until stopped. */
function traffic() {
  const over = new AbortController();
  let before = { calls: ENTRIES, keys: 1, revoked: 0, found: 1, trail: 0 };
  const again = async (work: () => Promise<unknown>) => {
    while (!over.signal.aborted) await work();
  };
  const { tenantId } = busy;
  const all = Promise.all([
    again(() => charge(1)),
    again(() => charge(50)),
    again(() => runProjections({ db: pools.worker })),
    again(() => copyAuditTrail({ db: pools.worker })),
    again(async () => {
      const { keyId } = await issueKey(
        { db: pools.app, tenantId, pepper: PEPPER, ...BY },
        { name: 'new', env: 'live' },
      );
      await revokeKey({ db: pools.app, tenantId, ...BY }, { keyId, reason: 'test' });
    }),
    again(() =>
      changeTenant(pools.app, tenantId, {
        type: 'rename',
        name: `Acme ${charged}`,
        now: new Date().toISOString(),
      }),
    ),
    again(async () => {
      const now = await seen();
      const lost = Object.entries(before).filter(([what, count]) => now[what as keyof typeof now] < count); // Safe: its own names.
      expect(lost).toEqual([]);
      before = now;
    }),
  ]);
  all.catch(() => over.abort()); // The awaited promise reports the error.
  const end = async () => {
    over.abort();
    await all;
  };
  return { end };
}

test('rebuilt under traffic, each equals the live one, nobody sees less than before, and charges go on', async () => {
  const { end } = traffic();
  const rebuilt: Rebuilt[] = [];
  try {
    for (const name of [...NAMES, ...NAMES]) rebuilt.push(await rebuild({ db: pools.worker }, { name }));
  } finally {
    await end();
  }
  expect(rebuilt.map(({ name, isEqual }) => [name, isEqual])).toEqual([...NAMES, ...NAMES].map((name) => [name, true]));
  await runProjections({ db: pools.worker });
  expect((await seen()).calls).toBe(charged);
  for (const name of NAMES) expect(await rebuild({ db: pools.worker }, { name })).toMatchObject({ isEqual: true });
});
