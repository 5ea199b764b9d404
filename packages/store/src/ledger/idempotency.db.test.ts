import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { chargeBatch, type Charge } from './metering.ts';
import {
  BY,
  call,
  calls,
  ENGINE,
  inTurn,
  moveClock,
  openWorkspace,
  PEPPER,
  tally,
  useLedger,
} from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { issueKey } from '../keys/key-commands.ts';

const ledger = useLedger(createTestDatabase);

const hashOf = (input: string) => createHash('sha256').update(input).digest();
const keyed = (idempotencyKey: string, input = 'input'): Partial<Charge> => ({
  idempotencyKey,
  inputHash: hashOf(input),
});
const outcomes = async (charges: Charge[]) =>
  (await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE })).map((r) => r.outcome);

test('fifty charges under one key at once are one charge, and all learn of the same moment', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  const asking = [ledger.pools, ledger.replica, ledger.pools, ledger.replica, ledger.pools].map(({ api }, lane) =>
    inTurn(2, (time) => {
      const asOf = new Date(1e12 + lane * 1000 + time);
      return chargeBatch(
        { db: api },
        { charges: calls(5, workspace, { ...keyed('once'), asOf, cost: 2 }), engineVersion: ENGINE },
      );
    }),
  );
  const results = (await Promise.all(asking)).flat();
  expect(tally(results.map(({ outcome }) => outcome))).toEqual({ charged: 1, replayed: 49 });
  expect(new Set(results.map(({ asOf }) => asOf?.getTime())).size).toBe(1);
  expect(new Set(results.map(({ seq }) => seq)).size).toBe(1);
  expect(await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).toMatchObject({
    creditsRemaining: 98,
    callsUsed: 1,
  });
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('each charge of a batch keeps the version of the engine that computed it', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  const charges = [
    call(workspace, keyed('own')),
    call(workspace, { ...keyed('earlier'), engineVersion: 'engine 1' }),
    call(workspace, { ...keyed('later'), engineVersion: 'engine 2' }),
  ];
  await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
  const again = charges.map((charge, index) => ({ ...charge, requestId: `again-${index}` }));
  const replayed = await chargeBatch({ db: ledger.pools.api }, { charges: again, engineVersion: 'engine 9' });
  expect(replayed.map(({ outcome, engineVersion }) => [outcome, engineVersion])).toEqual([
    ['replayed', ENGINE],
    ['replayed', 'engine 1'],
    ['replayed', 'engine 2'],
  ]);
});

test('a key with another input or another operation is refused and changes nothing', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  expect(
    await outcomes([
      call(workspace, keyed('k')),
      call(workspace, keyed('k', 'other')),
      call(workspace, { ...keyed('k'), operation: 'western/natal' }),
      call(workspace, keyed('k')),
    ]),
  ).toEqual(['charged', 'idempotency_key_reuse', 'idempotency_key_reuse', 'replayed']);
  expect(await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).toMatchObject({
    creditsRemaining: 9,
  });
});

test('a replay is free at balance 0, and names the engine that answered first', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 3 });
  await chargeBatch(
    { db: ledger.pools.api },
    { charges: [call(workspace, { ...keyed('all'), cost: 3 })], engineVersion: 'engine 0.9' },
  );
  const [replay, other] = await chargeBatch(
    { db: ledger.pools.api },
    { charges: [call(workspace, keyed('all')), call(workspace)], engineVersion: ENGINE },
  );
  expect(replay).toMatchObject({ outcome: 'replayed', cost: 0, creditsRemaining: 0, engineVersion: 'engine 0.9' });
  expect(other).toMatchObject({ outcome: 'credits_exhausted', engineVersion: ENGINE });
});

test('a key that was refused is not remembered', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1 });
  expect(await outcomes([call(workspace, { ...keyed('k'), cost: 2 }), call(workspace, keyed('k', 'cheaper'))])).toEqual(
    ['credits_exhausted', 'charged'],
  );
});

test('the same key through another API key of the workspace is the same call, but a test call is never a live one', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  const { tenantId } = workspace;
  const through = async (env: 'live' | 'test', fields: Partial<Charge>) => {
    const { keyId } = await issueKey({ db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'other', env });
    return outcomes([call(workspace, { ...fields, keyId })]);
  };
  expect(await outcomes([call(workspace, keyed('live first'))])).toEqual(['charged']);
  expect(await through('live', keyed('live first'))).toEqual(['replayed']);
  expect(await through('test', keyed('live first'))).toEqual(['idempotency_key_reuse']);
  expect(await through('test', keyed('test first'))).toEqual(['charged']);
  expect(await through('test', keyed('test first'))).toEqual(['replayed']);
  expect(await outcomes([call(workspace, keyed('test first'))])).toEqual(['idempotency_key_reuse']);
  expect(await accountOf({ db: ledger.pools.app, tenantId })).toMatchObject({ creditsRemaining: 9 });
});

test('a key that is used again after its 24 hours is remembered by its new call alone', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  const { tenantId } = workspace;
  const { keyId } = await issueKey(
    { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 't', env: 'test' },
  );
  const charge = async (one: Charge, engineVersion: string) =>
    (await chargeBatch({ db: ledger.pools.api }, { charges: [one], engineVersion }))[0];
  await charge(call(workspace, { ...keyed('k'), asOf: new Date(1e12) }), 'engine 0.9');
  await moveClock(ledger.pools.owner, new Date(Date.now() + 25 * 3_600_000));
  const asOf = new Date(2e12);
  const second = call(workspace, { ...keyed('k', 'other'), keyId, asOf, operation: 'western/natal' });
  const charged = await charge(second, ENGINE);
  expect(charged).toMatchObject({ outcome: 'charged' });
  expect(await charge({ ...second, asOf: null }, 'engine 2.0')).toMatchObject({
    outcome: 'replayed',
    seq: charged?.seq,
    asOf,
    engineVersion: ENGINE,
  });
});

test('the same key of another tenant is another key', async () => {
  const [one, two] = [
    await openWorkspace(ledger.pools, { credits: 1 }),
    await openWorkspace(ledger.pools, { credits: 1 }),
  ];
  expect(await outcomes([call(one, keyed('k')), call(two, keyed('k', 'other'))])).toEqual(['charged', 'charged']);
});

test('a key holds for 24 hours and is then as good as new; after 48 it is swept', async () => {
  const start = new Date();
  const after = (hours: number) => moveClock(ledger.pools.owner, new Date(start.getTime() + hours * 3_600_000));
  const kept = async () =>
    (await ledger.pools.owner.query('SELECT FROM graha.charge_key WHERE tenant_id = $1', [tenantId])).rowCount;
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  const { tenantId } = workspace;
  expect(await outcomes([call(workspace, keyed('k'))])).toEqual(['charged']);
  await after(23.9);
  expect(await outcomes([call(workspace, keyed('k'))])).toEqual(['replayed']);
  await after(24.1);
  expect(await outcomes([call(workspace, keyed('k', 'other')), call(workspace, keyed('k'))])).toEqual([
    'charged',
    'idempotency_key_reuse',
  ]);
  await after(24.1 + 47.9);
  await ledger.pools.worker.query('SELECT graha.sweep_charge_keys()');
  expect(await kept()).toBe(1);
  await after(24.1 + 48.1);
  await ledger.pools.worker.query('SELECT graha.sweep_charge_keys()');
  expect(await kept()).toBe(0);
});

test('a key is as good as new from the instant at which its 24 hours end', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  const startMs = Date.now() + 60_000;
  const outcomesAt = async (atMs: number) => {
    // No charge is earlier than the last one, so this one is at this instant.
    const last = [workspace.tenantId, new Date(atMs)];
    await ledger.pools.owner.query('UPDATE graha.credit_account SET last_at = $2 WHERE tenant_id = $1', last);
    return outcomes([call(workspace, keyed('k'))]);
  };
  expect(await outcomesAt(startMs)).toEqual(['charged']);
  expect(await outcomesAt(startMs + 86_399_999)).toEqual(['replayed']);
  expect(await outcomesAt(startMs + 86_400_000)).toEqual(['charged']);
});
