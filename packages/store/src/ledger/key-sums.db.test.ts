import { createTestDatabase } from '@graha/dev-stack/test-context';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { issueKey, restrictKey, rotateKey } from '../keys/key-commands.ts';
import { createPool } from '../postgres/pool.ts';
import { query } from '../postgres/query.ts';
import {
  BY,
  call,
  calls,
  ENGINE,
  moveClock,
  openWorkspace,
  PEPPER,
  useLedger,
  useSuperuser,
  type Workspace,
} from '../testing/testing.ts';
import { chargeBatch, type Charge } from './metering.ts';

const ledger = useLedger(createTestDatabase);
const { pools } = ledger;
const superuser = useSuperuser(ledger);

const MANY = 200_000;
/** A charge reads its own entries never, and those of the last calls at most. */
const FEW = 10;

const charge = (charges: Charge[]) => chargeBatch({ db: pools.api }, { charges, engineVersion: ENGINE });
const outcomes = async (...charges: Charge[]) => (await charge(charges)).map(({ outcome }) => outcome);
const keyOf = async ({ tenantId }: Workspace, monthlyCreditsMax: number | null, more: { makerId?: string } = {}) => {
  const by = { db: pools.app, tenantId, pepper: PEPPER, ...BY };
  return (await issueKey(by, { name: 'key', env: 'live', monthlyCreditsMax, ...more })).keyId;
};
const restrict = ({ tenantId }: Workspace, keyId: string, monthlyCreditsMax: number | null) =>
  restrictKey(
    { db: pools.app, tenantId, ...BY },
    { keyId, scopes: ['*'], cidrs: [], monthlyCreditsMax, expiresAt: null, pinnedVersion: null, browser: null },
  );

/** Returns the spending of a line by its kept sum, or null, and by the entries. */
async function sumsOf({ tenantId }: Workspace, keyId: string) {
  const { rows } = await query(
    pools.owner,
    `SELECT (SELECT credits::int FROM graha.key_spending s WHERE s.tenant_id = a.tenant_id AND key_id = $2 AND is_kept
         AND s.opened_seq = a.opened_seq) AS kept,
       graha.line_spent(a, $2, a.opened_seq)::int AS counted
     FROM graha.credit_account a WHERE tenant_id = $1`,
    [tenantId, keyId],
  );
  return rows[0];
}

/** Appends charges of a key as if they had been made one by one; their hashes are of no interest here. */
async function manyEntries({ tenantId }: Workspace, keyId: string): Promise<void> {
  await superuser.query(
    `INSERT INTO graha.ledger_entry
     SELECT tenant_id, period_start, seq + n, 'CallCharged', greatest(last_at, graha.ledger_now()), 1, 1, $2, 'x', 'r' || n, '[]', null, '', ''
     FROM graha.credit_account, generate_series(1, ${MANY}) n WHERE tenant_id = $1`,
    [tenantId, keyId],
  );
  await superuser.query(`UPDATE graha.credit_account SET seq = seq + ${MANY} WHERE tenant_id = $1`, [tenantId]);
}

/** Charges, and returns the outcomes and the number of the entries that the charge read. */
async function readBy(charges: Charge[]): Promise<{ outcomes: string[]; entries: number }> {
  const session = createPool({ url: ledger.database.apiUrl, applicationName: 'test', max: 1, onError: () => {} });
  try {
    await session.query('BEGIN');
    const results = await chargeBatch({ db: session }, { charges, engineVersion: ENGINE });
    const { rows } = await query(
      session,
      `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int AS entries FROM pg_stat_xact_all_tables
       WHERE relname LIKE 'ledger_entry%'`,
    );
    await session.query('COMMIT');
    return { outcomes: results.map(({ outcome }) => outcome), entries: rows[0]?.entries ?? 0 };
  } finally {
    await session.end();
  }
}

test('no charge of a key with a cap reads the entries, however many there are of this key and of others', async () => {
  const workspace = await openWorkspace(pools, { credits: 10 });
  const [old, early] = [await keyOf(workspace, null), await keyOf(workspace, 3)];
  await manyEntries(workspace, old);
  const late = await keyOf(workspace, 3);
  for (const keyId of [early, late]) {
    const { outcomes, entries } = await readBy(calls(4, workspace, { keyId }));
    expect(outcomes).toEqual(['charged', 'charged', 'charged', 'key_cap_reached']);
    expect(entries).toBeLessThan(FEW);
  }
  await restrict(workspace, old, MANY + 1);
  expect(await sumsOf(workspace, old)).toEqual({ kept: MANY, counted: MANY });
  const { outcomes, entries } = await readBy(calls(2, workspace, { keyId: old }));
  expect(outcomes).toEqual(['charged', 'key_cap_reached']);
  expect(entries).toBeLessThan(FEW);
});

test('a sum is carried on by charges, reversals, successors and keys that the line created, and begins anew with the period', async () => {
  await moveClock(pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(pools, { plan: 'free' });
  const { tenantId } = workspace;
  const first = await keyOf(workspace, 40);
  const child = await keyOf(workspace, null, { makerId: first });
  const { keyId: second } = await rotateKey(
    { db: pools.app, tenantId, pepper: PEPPER, ...BY },
    { keyId: first, overlapMs: 3_600_000 },
  );
  const [one] = await charge([
    call(workspace, { keyId: first, cost: 3 }),
    call(workspace, { keyId: second, cost: 5 }),
    call(workspace, { keyId: child, cost: 7 }),
  ]);
  expect(await sumsOf(workspace, first)).toEqual({ kept: 15, counted: 15 });
  await pools.worker.query('SELECT graha.reverse($1, $2, $3)', [tenantId, one?.seq, 'lost']);
  expect(await sumsOf(workspace, first)).toEqual({ kept: 12, counted: 12 });
  const [late] = await charge(calls(1, workspace, { keyId: child, cost: 20 }));
  await moveClock(pools.owner, '2027-02-10T00:00:00Z');
  expect(await outcomes(call(workspace, { keyId: second, cost: 40 }), call(workspace, { keyId: child }))).toEqual([
    'charged',
    'key_cap_reached',
  ]);
  await pools.worker.query('SELECT graha.reverse($1, $2, $3)', [tenantId, late?.seq, 'lost']);
  expect(await sumsOf(workspace, first)).toEqual({ kept: 40, counted: 40 });
});

test('a cap that is lifted and set again counts what was spent without it', async () => {
  const workspace = await openWorkspace(pools, { credits: 20 });
  const keyId = await keyOf(workspace, 5);
  await charge(calls(2, workspace, { keyId }));
  await restrict(workspace, keyId, null);
  await charge(calls(2, workspace, { keyId }));
  expect(await sumsOf(workspace, keyId)).toEqual({ kept: null, counted: 4 });
  await restrict(workspace, keyId, 5);
  expect(await sumsOf(workspace, keyId)).toEqual({ kept: 4, counted: 4 });
  expect(await outcomes(...calls(2, workspace, { keyId }))).toEqual(['charged', 'key_cap_reached']);
  await restrict(workspace, keyId, 6);
  expect(await outcomes(...calls(2, workspace, { keyId }))).toEqual(['charged', 'key_cap_reached']);
});

test('a sum that is not kept is completed by the next charge, which reads the entries since, and kept from then on', async () => {
  const workspace = await openWorkspace(pools, { credits: 30 });
  const keyId = await keyOf(workspace, 9);
  await charge(calls(4, workspace, { keyId }));
  await superuser.query(
    'UPDATE graha.key_spending SET is_kept = false, seq = seq - 1, credits = credits - 1 WHERE tenant_id = $1',
    [workspace.tenantId],
  );
  const { outcomes, entries } = await readBy(calls(1, workspace, { keyId, cost: 4 }));
  expect(outcomes).toEqual(['charged']);
  expect(entries).toBeGreaterThan(0);
  expect(await sumsOf(workspace, keyId)).toEqual({ kept: 8, counted: 8 });
});

test('a cap that is set while the key is charged by two replicas misses no charge', async () => {
  const workspace = await openWorkspace(pools, { credits: 1_000 });
  const keyId = await keyOf(workspace, null);
  const load = async ({ api }: typeof pools) => {
    for (let turn = 0; turn < 20; turn += 1) {
      await chargeBatch({ db: api }, { charges: calls(3, workspace, { keyId }), engineVersion: ENGINE });
    }
  };
  const set = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await restrict(workspace, keyId, 500);
      await restrict(workspace, keyId, null);
    }
    await restrict(workspace, keyId, 500);
  };
  await Promise.all([load(pools), load(ledger.replica), set()]);
  expect(await sumsOf(workspace, keyId)).toEqual({ kept: 120, counted: 120 });
});

test('the migration counts the sums of existing caps, and the first charge adds what was charged since', async () => {
  const workspace = await openWorkspace(pools, { credits: 100 });
  const { tenantId } = workspace;
  const first = await keyOf(workspace, 50);
  const child = await keyOf(workspace, null, { makerId: first });
  const free = await keyOf(workspace, null);
  const charges = [first, child, free].map((keyId, index) => call(workspace, { keyId, cost: 2 ** index }));
  const [one] = await charge(charges);
  await charge(charges);
  await pools.worker.query('SELECT graha.reverse($1, $2, $3)', [tenantId, one?.seq, 'lost']);
  // The state that the version before left: no sum, because the cap had not been needed yet.
  await superuser.query('DELETE FROM graha.key_spending WHERE tenant_id = $1', [tenantId]);
  await superuser.query('ALTER TABLE graha.key_spending DROP COLUMN is_kept');
  const migration = new URL('../../../../prisma/migrations/0042_kept_key_sums/migration.sql', import.meta.url);
  await pools.owner.query(readFileSync(migration, 'utf8'));
  const { rows } = await query(
    pools.owner,
    'SELECT key_id AS "keyId", credits::int, is_kept AS "isKept" FROM graha.key_spending WHERE tenant_id = $1',
    [tenantId],
  );
  expect(rows).toEqual([{ keyId: first, credits: 5, isKept: false }]);
  await charge(calls(1, workspace, { keyId: free }));
  const { outcomes, entries } = await readBy(calls(1, workspace, { keyId: child }));
  expect(outcomes).toEqual(['charged']);
  expect(entries).toBeLessThan(FEW);
  expect(await sumsOf(workspace, first)).toEqual({ kept: 6, counted: 6 });
});
