import { subscription } from '@graha/domain/billing/subscription';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { execute } from '../aggregates/execute.ts';
import { recordAdjustment } from '../billing/operator-grants.ts';
import { applyAdjustments } from '../ledger/credit-adjustments.ts';
import { applyPlanChanges } from '../ledger/plan-changes.ts';
import { query } from '../postgres/query.ts';
import { accountOf } from '../requests/usage.ts';
import { completeErasures, requestErasure, withdrawErasure } from '../tenants/erasure.ts';
import { completePersonErasures, requestPersonErasure } from '../tenants/person-erasure.ts';
import { recordUserFact } from '../tenants/user-log.ts';
import { nodesOf, plansOf, rowsRead } from '../testing/explained.ts';
import { BY, moveClock, openWorkspace, useLedger } from '../testing/testing.ts';
import { eachDue } from './due-changes.ts';

const ledger = useLedger(createTestDatabase);
const { pools } = ledger;
const NOTE_DUE = join(import.meta.dirname, '../../../../prisma/sql/events/note_due.sql');
const at = (instant: string) => moveClock(pools.owner, instant);
beforeEach(async () => {
  await at('2027-03-01T12:00:00Z');
  await pools.owner.query('DELETE FROM graha.due_change');
});

const grantPlan = (tenantId: string) =>
  execute({ db: pools.worker, ...BY }, subscription, tenantId, {
    type: 'grantPlan',
    plan: 'starter',
    reason: 'A trial.',
    grantedBy: 'op_1',
  });
const adjust = (tenantId: string, amount: number) =>
  recordAdjustment({ db: pools.worker, tenantId, ...BY }, { adjustmentId: randomUUID(), amount, reason: 'An outage.' });
const account = (tenantId: string) => accountOf({ db: pools.app, tenantId });
const dueNow = async (): Promise<number> =>
  (await query(pools.owner, 'SELECT count(*)::int AS count FROM graha.due_change')).rows[0]?.count ?? 0;

const TASKS = { applyPlanChanges, applyAdjustments, completeErasures, completePersonErasures };

test.each(Object.entries(TASKS))('%s reads no event of the past', async (_name, task) => {
  for (let one = 0; one < 5; one += 1) {
    const { tenantId } = await openWorkspace(pools, { plan: 'free' });
    await grantPlan(tenantId);
    await adjust(tenantId, 10);
    await requestErasure({ db: pools.app, tenantId, ...BY });
    await withdrawErasure({ db: pools.app, tenantId, ...BY });
  }
  await at('2027-03-20T12:00:00Z');
  for (const each of Object.values(TASKS)) await each({ db: pools.worker });
  expect(await dueNow()).toBe(0);
  const plans = await plansOf({ db: pools.worker }, /graha\.(?:event|due_change)\b/, task);
  expect(plans).not.toEqual([]);
  expect(plans.flatMap(nodesOf).filter((node) => rowsRead(node) > 0 && node['Relation Name'] !== 'clock_offset' && 'Relation Name' in node)).toEqual([]); // prettier-ignore
});

test('what is due is found by an index', async () => {
  await pools.owner.query(
    `INSERT INTO graha.due_change SELECT n, 'erasure', gen_random_uuid(), 'x', '2028-01-01' FROM generate_series(1, 5000) n`,
  );
  await pools.owner.query('ANALYZE graha.due_change');
  const plans = await plansOf({ db: pools.worker }, /graha\.due_change\b/, completeErasures);
  const read = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'due_change');
  expect(read.map((node) => [node['Node Type'], rowsRead(node)])).toEqual([['Index Scan', 0]]);
});

test('a plan and credits that were due before the clock was set back are there at once', async () => {
  const { tenantId } = await openWorkspace(pools, { plan: 'free' });
  await grantPlan(tenantId);
  await adjust(tenantId, 10);
  await at('2027-03-01T11:00:00Z');
  expect([await applyPlanChanges({ db: pools.worker }), await applyAdjustments({ db: pools.worker })]).toEqual([1, 1]);
  expect(await account(tenantId)).toMatchObject({ plan: 'starter', creditsRemaining: 150_010 });
});

test('a change of a workspace whose account is not open yet waits for it', async () => {
  const tenantId = randomUUID();
  await adjust(tenantId, 10);
  expect(await applyAdjustments({ db: pools.worker })).toBe(0);
  await query(pools.worker, "SELECT graha.open_account($1, 'free') AS opened", [tenantId]);
  expect(await applyAdjustments({ db: pools.worker })).toBe(1);
  expect(await dueNow()).toBe(0);
});

test('a subject that fails delays no other, and is tried again', async () => {
  const [broken, sound] = [await openWorkspace(pools), await openWorkspace(pools)];
  for (const { tenantId } of [broken, sound]) await adjust(tenantId, 10);
  const done: string[] = [];
  const run = () =>
    eachDue({ db: pools.worker }, 'adjustment', async ({ tenantId }) => {
      if (tenantId === broken.tenantId) throw new Error('broken');
      done.push(tenantId);
      return 1;
    });
  await expect(run()).rejects.toThrow('broken');
  expect(done).toEqual([sound.tenantId]);
  await expect(run()).rejects.toThrow('broken');
  expect(await dueNow()).toBe(1);
});

test('a change that is noted while its subject is carried out stays due', async () => {
  const { tenantId } = await openWorkspace(pools);
  await adjust(tenantId, 10);
  await eachDue({ db: pools.worker }, 'adjustment', async () => {
    await adjust(tenantId, 20);
    return 1;
  });
  expect(await dueNow()).toBe(1);
});

test('a change that is not due any more when it was carried out stays, because the clock was set back', async () => {
  await pools.owner.query(
    `INSERT INTO graha.due_change VALUES (1, 'erasure', gen_random_uuid(), 'x', '2027-03-01T11:59:00Z')`,
  );
  await eachDue({ db: pools.worker }, 'erasure', async () => {
    await at('2027-03-01T11:00:00Z');
    return 0;
  });
  expect(await dueNow()).toBe(1);
});

test('a deletion that is withdrawn and requested again is completed at the later date', async () => {
  const { tenantId } = await openWorkspace(pools);
  const ctx = { db: pools.app, tenantId, ...BY };
  await requestErasure(ctx);
  await withdrawErasure(ctx);
  await at('2027-03-04T12:00:00Z');
  await requestErasure(ctx);
  await at('2027-03-09T12:00:00Z');
  expect(await completeErasures({ db: pools.worker })).toBe(0);
  await at('2027-03-11T12:00:01Z');
  expect(await completeErasures({ db: pools.worker })).toBe(1);
  expect(await completeErasures({ db: pools.worker })).toBe(0);
  expect(await dueNow()).toBe(0);
});

test('an upgrade notes what is open from before it, and nothing that was carried out', async () => {
  const carryOut = async () => {
    for (const each of Object.values(TASKS)) await each({ db: pools.worker });
  };
  const [past, open] = [await openWorkspace(pools, { plan: 'free' }), await openWorkspace(pools, { plan: 'free' })];
  await grantPlan(past.tenantId);
  await adjust(past.tenantId, 10);
  await pools.owner.query(readFileSync(NOTE_DUE, 'utf8')); // Other tests leave changes that are not due any more.
  await carryOut();
  await grantPlan(open.tenantId);
  await adjust(open.tenantId, 10);
  await requestErasure({ db: pools.app, tenantId: open.tenantId, ...BY });
  const userId = randomUUID();
  await recordUserFact({ db: pools.app, ...BY }, { userId, fact: { type: 'EmailVerified', data: {} } });
  await requestPersonErasure({ db: pools.app, ...BY }, { userId, tenantIds: [] });
  const noted = 'SELECT pos, task, tenant_id, stream_id FROM graha.due_change ORDER BY pos';
  const { rows: before } = await pools.owner.query(noted);
  await pools.owner.query('DELETE FROM graha.due_change');
  await pools.owner.query(readFileSync(NOTE_DUE, 'utf8'));
  expect((await pools.owner.query(noted)).rows).toEqual(before);
  expect(before).toHaveLength(4);
});
