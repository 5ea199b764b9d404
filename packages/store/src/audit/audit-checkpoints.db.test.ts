import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { keepCheckpoints, runAudit, type AuditOptions } from './audit-run.ts';
import { sentenceOf } from './difference.ts';
import { auditOne } from './tenant.ts';
import { stateText } from './stored-state.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { rebuild } from '../read-models/rebuild.ts';
import {
  call,
  calls,
  ENGINE,
  moveClock,
  openWorkspace,
  type Workspace,
  useLedger,
  useSuperuser,
} from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);
const superuser = useSuperuser(ledger);

const MONTHS = ['2027-01', '2027-02', '2027-03', '2027-04'];

/** Writes the entries of a month: calls, the first call of a replay, a reversal. */
async function live(workspace: Workspace, month: string): Promise<void> {
  await moveClock(ledger.pools.owner, `${month}-10T12:00:00Z`);
  const charges = [...calls(4, workspace), call(workspace, { cost: 2, idempotencyKey: `${month} a` })];
  const [first] = await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
  await ledger.pools.worker.query("SELECT graha.reverse($1, $2, 'not delivered')", [workspace.tenantId, first?.seq]);
  await runProjections({ db: ledger.pools.worker });
}

async function audit({ tenantId }: Workspace, options: AuditOptions = {}) {
  const listed: string[] = [];
  const onDifference = (difference: Parameters<typeof sentenceOf>[0]) => void listed.push(sentenceOf(difference));
  const { entries } = await runAudit({ db: ledger.pools.worker }, { tenantId, ...options, onDifference });
  return { listed, entries };
}

const checkpointsOf = async ({ tenantId }: Workspace): Promise<number[]> => {
  const { rows } = await query(
    ledger.pools.worker,
    'SELECT seq::float8 AS seq FROM graha.audit_checkpoint WHERE tenant_id = $1 ORDER BY seq',
    [tenantId],
  );
  return rows.map(({ seq }) => seq);
};

/** The complete state that an audit computes now. */
async function stateOf({ tenantId }: Workspace, fromGenesis: boolean): Promise<unknown> {
  const { state, listed } = await auditOne({ db: ledger.pools.worker, tenantId }, { fromGenesis });
  return { state: JSON.parse(stateText(state)), listed };
}

async function aged(): Promise<Workspace> {
  await moveClock(ledger.pools.owner, `${MONTHS[0]}-02T12:00:00Z`);
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  for (const month of MONTHS) {
    await live(workspace, month);
    await audit(workspace);
  }
  return workspace;
}

test('each night reads what is new, and keeps the newest checkpoint of each period', async () => {
  const workspace = await aged();
  expect(await checkpointsOf(workspace)).toHaveLength(MONTHS.length);
  expect(await audit(workspace)).toEqual({ listed: [], entries: 0 });
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(3, workspace), engineVersion: ENGINE });
  await runProjections({ db: ledger.pools.worker });
  expect(await audit(workspace)).toEqual({ listed: [], entries: 3 });
  expect(await checkpointsOf(workspace)).toHaveLength(MONTHS.length);
  expect((await audit(workspace, { fromGenesis: true })).entries).toBeGreaterThan(30);
});

test('the audit computes the same state from all, none, a few or earlier checkpoints', async () => {
  const workspace = await aged();
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(3, workspace), engineVersion: ENGINE });
  await runProjections({ db: ledger.pools.worker });
  const whole = await stateOf(workspace, true);
  const all = await checkpointsOf(workspace);
  expect(await stateOf(workspace, false)).toEqual(whole);
  for (const kept of [all.slice(0, 3), [all[2]], [all[0], all[3]], all.slice(0, 1), []]) {
    await ledger.pools.worker.query('DELETE FROM graha.audit_checkpoint WHERE tenant_id = $1 AND NOT seq = ANY ($2)', [
      workspace.tenantId,
      kept,
    ]);
    expect(await stateOf(workspace, false)).toEqual(whole);
    await audit(workspace);
    expect(await stateOf(workspace, false)).toEqual(whole);
  }
});

test('the audit ignores a checkpoint whose state cannot be read, and begins before it', async () => {
  const workspace = await aged();
  const whole = await stateOf(workspace, true);
  const spoil = `UPDATE graha.audit_checkpoint SET state = '{"remaining": "1"}' WHERE tenant_id = $1`;
  await superuser.query(spoil, [workspace.tenantId]);
  expect(await stateOf(workspace, false)).toEqual(whole);
});

test('while usage is counted anew, the audit begins where the count stands', async () => {
  const workspace = await aged();
  await superuser.query('DELETE FROM graha.usage_by_day WHERE tenant_id = $1', [workspace.tenantId]);
  await superuser.query('DELETE FROM graha.projection_checkpoint WHERE tenant_id = $1', [workspace.tenantId]);
  expect(await audit(workspace)).toMatchObject({ listed: [] });
  await rebuild({ db: ledger.pools.worker }, { name: 'usage-by-day' });
  expect(await audit(workspace)).toMatchObject({ listed: [] });
});

test('a checkpoint is kept of what is clean alone', async () => {
  const workspace = await aged();
  const before = await checkpointsOf(workspace);
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(3, workspace), engineVersion: ENGINE });
  await superuser.query('UPDATE graha.credit_account SET remaining = 1 WHERE tenant_id = $1', [workspace.tenantId]);
  expect((await audit(workspace)).listed).not.toEqual([]);
  expect(await checkpointsOf(workspace)).toEqual(before);
});

/** Changes the operation of an old call and makes all later hashes, the account and the usage consistent with it. */
async function rewriteThePast({ tenantId }: Workspace, seq: number): Promise<void> {
  await superuser.query(`UPDATE graha.ledger_entry SET operation = 'other/one' WHERE tenant_id = $1 AND seq = $2`, [
    tenantId,
    seq,
  ]);
  await superuser.query(
    `DO $$ DECLARE e graha.ledger_entry; last bytea; BEGIN
       FOR e IN SELECT * FROM graha.ledger_entry WHERE tenant_id = '${tenantId}' ORDER BY seq LOOP
         last := coalesce(last, e.prev_hash);
         e.prev_hash := last;
         last := sha256(last || graha.entry_text(e.tenant_id, e.period_start, e.seq, e.kind, e.at, e.cost, e.calls,
           e.key_id, e.operation, e.request_id, e.burn, e.data));
         UPDATE graha.ledger_entry SET prev_hash = e.prev_hash, hash = last
         WHERE tenant_id = e.tenant_id AND period_start = e.period_start AND seq = e.seq;
       END LOOP;
       UPDATE graha.credit_account SET last_hash = last WHERE tenant_id = '${tenantId}';
     END $$`,
  );
  await rebuild({ db: ledger.pools.worker }, { name: 'usage-by-day' });
}

test('a past that is rewritten with every hash after it does not come out at the roots that were verified', async () => {
  const workspace = await aged();
  const [first, second] = await checkpointsOf(workspace);
  await rewriteThePast(workspace, (first ?? 0) + 4);
  for (const fromGenesis of [false, true]) {
    const { listed } = await audit(workspace, { fromGenesis });
    expect(listed[0]).toMatch(/^checkpoint: entry \d+ has another hash than it was verified on/);
    expect(listed.filter((sentence) => sentence.startsWith('checkpoint'))).toHaveLength(MONTHS.length - 1);
    expect(listed.join('\n')).toContain(`checkpoint: entry ${second} has`);
    expect(listed.join('\n')).not.toContain(`checkpoint: entry ${first} has`);
  }
});

test('a ledger whose end was cut off lacks entries that were verified', async () => {
  const workspace = await aged();
  const last = (await checkpointsOf(workspace)).at(-1);
  await superuser.query('DELETE FROM graha.ledger_entry WHERE tenant_id = $1 AND seq = $2', [workspace.tenantId, last]);
  expect((await audit(workspace)).listed[0]).toMatch(`checkpoint: entry ${last} is gone since it was verified on`);
});

test('the worker keeps a checkpoint every ten thousand entries, which stays when later ones come', async () => {
  await moveClock(ledger.pools.owner, '2027-05-02T12:00:00Z');
  const busy = await openWorkspace(ledger.pools, { credits: 100_000 });
  const charge = async (count: number) => {
    await chargeBatch({ db: ledger.pools.api }, { charges: calls(count, busy), engineVersion: ENGINE });
    await runProjections({ db: ledger.pools.worker });
  };
  await charge(10_050);
  expect(await keepCheckpoints({ db: ledger.pools.worker }, { max: 10 })).toBe(1);
  expect(await keepCheckpoints({ db: ledger.pools.worker }, { max: 10 })).toBe(0);
  await charge(3);
  expect(await audit(busy)).toEqual({ listed: [], entries: 3 });
  const [mark, newest] = await checkpointsOf(busy);
  expect([mark, newest]).toEqual([10_000, 10_055]);
  const whole = await stateOf(busy, true);
  await superuser.query('DELETE FROM graha.audit_checkpoint WHERE tenant_id = $1 AND seq = $2', [
    busy.tenantId,
    newest,
  ]);
  expect(await stateOf(busy, false)).toEqual(whole);
});
