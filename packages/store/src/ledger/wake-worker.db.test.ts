import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { setSpendLimit } from '../tenants/spend-limit.ts';
import { BY, call, calls, ENGINE, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { chargeBatch, type Charge } from './metering.ts';
import { LEDGER_CHANNEL, THRESHOLD_CHANNEL, wakeWorker } from './wake-worker.ts';

const ledger = useLedger(createTestDatabase);
const { pools } = ledger;

const CHANNELS = [LEDGER_CHANNEL, THRESHOLD_CHANNEL, 'graha_key', 'graha_account', 'graha_event'];
const crossedBy = async (...charges: Charge[]) =>
  (await chargeBatch({ db: pools.api }, { charges, engineVersion: ENGINE })).map(
    ({ outcome, crossed }) => `${outcome}${crossed ? ', crossed' : ''}`,
  );

/** Returns the notifications of all channels during `work`, in order. */
async function heardDuring(work: () => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const listener = new Client({ connectionString: ledger.database.workerUrl });
  await listener.connect();
  try {
    listener.on('notification', ({ channel, payload }) => heard.push(payload ? `${channel} ${payload}` : channel));
    for (const channel of CHANNELS) await listener.query(`LISTEN ${channel}`);
    await work();
    await pools.api.query(`SELECT pg_notify($1, 'the end')`, [LEDGER_CHANNEL]);
    await expect.poll(() => heard.at(-1)).toBe(`${LEDGER_CHANNEL} the end`);
    return heard.slice(0, -1);
  } finally {
    await listener.end();
  }
}

const schedule = ({ tenantId }: Workspace, plan: string, at: string) =>
  pools.worker.query('SELECT graha.schedule_plan($1, $2, 100, null, $3, $4, 2)', [tenantId, plan, 'anchored', at]);

test('no charge notifies inside its transaction, not even one that crosses thresholds or takes a plan', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(pools, { credits: 10 });
  const limited = await openWorkspace(pools, { credits: 100 });
  await setSpendLimit({ db: pools.app, tenantId: limited.tenantId, ...BY }, { creditsMax: 4 });
  const changing = await openWorkspace(pools, { plan: 'free' });
  await schedule(changing, 'starter', '2027-01-11T00:00:00Z');
  const heard = await heardDuring(async () => {
    expect(await crossedBy(...calls(11, workspace))).toEqual([
      ...Array.from({ length: 10 }, (_, index) => ([4, 7, 9].includes(index) ? 'charged, crossed' : 'charged')),
      'credits_exhausted',
    ]);
    expect(await crossedBy(call(limited, { cost: 3 }), call(limited, { cost: 2 }), call(limited, { cost: 2 }))).toEqual(
      ['charged', 'spend_limit_reached, crossed', 'spend_limit_reached'],
    );
    await moveClock(pools.owner, '2027-01-12T00:00:00Z');
    expect(await crossedBy(call(changing))).toEqual(['charged']);
  });
  const { rows } = await pools.owner.query('SELECT plan FROM graha.credit_account WHERE tenant_id = $1', [
    changing.tenantId,
  ]);
  expect(rows).toEqual([{ plan: 'starter' }]);
  expect(heard).toEqual([]);
});

test('replicas hear of another plan, a suspension and its end: the account, and each key; a repeat says nothing', async () => {
  const workspace = await openWorkspace(pools, { plan: 'free' });
  const { tenantId, key } = workspace;
  const changed = async (text: string) =>
    (await pools.worker.query(`SELECT ${text} AS done`, [tenantId])).rows[0]?.done;
  const done: boolean[] = [];
  const heard = await heardDuring(async () => {
    for (const text of [
      "graha.set_plan($1, 'starter', 100, null, 'anchored', null, 2)",
      'graha.suspend_account($1)',
      'graha.resume_account($1)',
    ]) {
      done.push(await changed(text), await changed(text));
    }
  });
  expect(done).toEqual([true, false, true, false, true, false]);
  const [account, ofKey] = [`graha_account ${tenantId}`, `graha_key ${key.publicId}`];
  expect(heard.filter((one) => [account, ofKey].includes(one))).toEqual([
    account,
    ofKey,
    account,
    ofKey,
    account,
    ofKey,
  ]);
});

test.each([
  [false, [LEDGER_CHANNEL]],
  [true, [LEDGER_CHANNEL, THRESHOLD_CHANNEL]],
])('the replica wakes the worker afterwards; crossed: %s', async (crossed, channels) => {
  expect(await heardDuring(() => wakeWorker({ db: pools.api }, { crossed }))).toEqual(channels);
});
