import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditTenant } from '../audit/audit.ts';
import { issueKey } from '../keys/key-commands.ts';
import { queryChecked } from '../postgres/query.ts';
import { BY, call, ENGINE, freezeClock, grant, openWorkspace, PEPPER, useDatabase } from '../testing/testing.ts';
import type { Workspace } from '../testing/testing.ts';
import { setCallsLimit } from './credit-grants.ts';
import { chargeBatch, type Charge } from './metering.ts';

const { pools } = useDatabase(createTestDatabase);

/** All limits in this test end at the end of a month that is also 24 hours away. */
const START_MS = Date.parse('2027-01-31T00:00:00Z');
const END_MS = Date.parse('2027-02-01T00:00:00Z');

const at = (ms: number) => freezeClock(pools.owner, ms);
const charge = async (one: Charge) =>
  (await chargeBatch({ db: pools.api }, { charges: [one], engineVersion: ENGINE }))[0]?.outcome;
const worker = async (call: string, values: unknown[]) =>
  (await queryChecked(pools.worker, `SELECT graha.${call} AS answer`, z.object({ answer: z.unknown() }), values))[0]
    ?.answer;
const audit = ({ tenantId }: Workspace) => auditTenant({ db: pools.worker, tenantId });

/** Expected results of a call one millisecond before the end, and at the end. */
type Case = { workspace: Workspace; call: Charge; before: string; atEnd: string };

const CASES: Record<string, () => Promise<Case>> = {
  'a key is refused from the instant at which it expires': async () => {
    const workspace = await openWorkspace(pools, { credits: 5 });
    const { tenantId } = workspace;
    const fields = { name: 'short', env: 'live', expiresAt: new Date(END_MS).toISOString() } as const;
    const { keyId } = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, fields);
    return { workspace, call: call(workspace, { keyId }), before: 'charged', atEnd: 'key_inactive' };
  },
  'an Idempotency-Key holds for 24 hours and not for one instant more': async () => {
    const workspace = await openWorkspace(pools, { credits: 5 });
    const keyed = call(workspace, { idempotencyKey: 'k', inputHash: Buffer.from('h') });
    await charge(keyed);
    return { workspace, call: keyed, before: 'replayed', atEnd: 'charged' };
  },
  'credits are spent until the instant at which they expire': async () => {
    const workspace = await openWorkspace(pools);
    await grant(pools.owner, workspace.tenantId, 5, new Date(END_MS));
    return { workspace, call: call(workspace), before: 'charged', atEnd: 'credits_exhausted' };
  },
  'a month begins at its first instant': async () => {
    const workspace = await openWorkspace(pools, { plan: 'free' });
    await setCallsLimit({ db: pools.worker, tenantId: workspace.tenantId }, { callsMax: 1 });
    await charge(call(workspace));
    return { workspace, call: call(workspace), before: 'calls_exhausted', atEnd: 'charged' };
  },
  'a scheduled plan begins at its first instant': async () => {
    const workspace = await openWorkspace(pools);
    await grant(pools.owner, workspace.tenantId, 5);
    const values = [workspace.tenantId, 'free', 0, 0, 'calendar_month', new Date(END_MS), 1];
    await worker('schedule_plan($1, $2, $3, $4, $5, $6, $7)', values);
    return { workspace, call: call(workspace), before: 'charged', atEnd: 'calls_exhausted' };
  },
};

test.each(Object.entries(CASES))('%s', async (_name, prepare) => {
  await at(START_MS);
  const one = await prepare();
  await at(END_MS - 1);
  expect(await charge(one.call)).toBe(one.before);
  await at(END_MS);
  expect(await charge(one.call)).toBe(one.atEnd);
  expect(await audit(one.workspace)).toEqual([]);
});

test('money that comes back restores credits until the instant at which they expire, and none from then on', async () => {
  await at(START_MS);
  const workspace = await openWorkspace(pools);
  const { tenantId } = workspace;
  const values = [tenantId, 'topup', 5, new Date(END_MS), 0, 'payment', 'pi_1'];
  await worker('grant_credits($1, $2, $3, $4, $5, $6, $7)', values);
  const hold = (credits: number) =>
    worker("hold_share($1, 'payment', 'pi_1', $2, 'dispute')::float8", [tenantId, credits]);
  expect([await hold(2), await hold(4), await hold(5)]).toEqual([2, 4, 5]);
  await at(END_MS - 1);
  expect(await hold(2)).toBe(2);
  const { rows } = await pools.worker.query(
    "SELECT source_id AS source FROM graha.credit_grant WHERE tenant_id = $1 AND source_type = 'restored'",
    [tenantId],
  );
  expect(rows).toEqual([{ source: 'payment:pi_1 0' }]);
  expect(await charge(call(workspace, { cost: 3 }))).toBe('charged');
  await at(END_MS);
  expect(await hold(0)).toBe(2);
  expect(await audit(workspace)).toEqual([]);
});

test('after the clock went back, what had ended by the last entry is still over', async () => {
  await at(START_MS);
  const workspace = await openWorkspace(pools, { credits: 1 });
  await at(END_MS);
  expect(await charge(call(workspace))).toBe('charged');
  await at(START_MS);
  await grant(pools.owner, workspace.tenantId, 5, new Date(END_MS));
  expect(await charge(call(workspace))).toBe('credits_exhausted');
  expect(await audit(workspace)).toEqual([]);
});
