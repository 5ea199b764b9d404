import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { PauseReason } from '@graha/domain/webhooks/webhook';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { reportKeyLeak, revokeKey } from '../keys/key-commands.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { recordStatus } from '../requests/status.ts';
import { SSO_SEALING } from '../testing/sso-workspace.ts';
import { BY, calls, ENGINE, openWorkspace } from '../testing/testing.ts';
import { changeTenant } from '../testing/testing-history.ts';
import { platformFigures } from './platform-figures.ts';
import { tenantsNeedingAttention } from './tenants-needing-attention.ts';
import { setSpendLimit } from '../tenants/spend-limit.ts';
import { commandSubscription, useOperatorLedger } from '../testing/testing-operator.ts';
import { addWebhook, pauseWebhook } from '../webhooks/webhook-commands.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const nowText = () => new Date().toISOString();

const logged = (tenantId: string, status: number, at = new Date(Date.now() - 90_000)) =>
  ledger.pools.api.query(
    `SELECT graha.log_requests(array[$1::uuid], array[$2::timestamptz], array[$3], array[null::uuid],
       array['panchang/full'], array['GET'], array[$4::int], array[null::text], array[5::real], array[0::bigint], array[false])`,
    [tenantId, at, randomUUID(), status],
  );

test('the platform’s figures count tenants, calls and the requests of a day', async () => {
  const { api, worker } = ledger.pools;
  const [busy] = [await openWorkspace(ledger.pools, { credits: 100 }), await openWorkspace(ledger.pools)];
  await chargeBatch({ db: api }, { charges: calls(4, busy), engineVersion: ENGINE });
  await runProjections({ db: worker });
  await logged(busy.tenantId, 200);
  await logged(busy.tenantId, 503);
  await recordStatus({ db: worker }, [{ minute: new Date(Date.now() - 90_000), isUp: true, probeMs: 2 }]);
  const hours = [3, 30].map((ago) => new Date(Math.floor(Date.now() / 3_600_000 - ago) * 3_600_000));
  for (const [tenantId, at, status, requests] of [
    [busy.tenantId, hours[0], 200, 8],
    [busy.tenantId, hours[0], 422, 2],
    [busy.tenantId, hours[1], 422, 5], // Longer ago.
    [NIL_TENANT_ID, hours[0], 401, 7], // Without a key.
  ])
    await ledger.pools.owner.query(
      `INSERT INTO graha.request_count (tenant_id, hour, operation, key_id, status, requests, replays, credits)
       VALUES ($1, $2, 'x', '${NIL_TENANT_ID}', $3, $4, 0, 0)`,
      [tenantId, at, status, requests],
    );
  expect(await platformFigures({ db: operator() })).toMatchObject({
    tenants: 2,
    activeTenants: 1,
    newTenants: 2,
    callsToday: 4,
    calls30d: 4,
    requests24h: 2,
    failed24h: 1,
    keyed24h: 10,
    refused24h: 2,
    p50Ms: 5,
  });
});

async function pausedWebhook(tenantId: string, because: PauseReason): Promise<void> {
  const ctx = { db: ledger.pools.app, tenantId, ...BY };
  const target = { url: 'https://hooks.example/in', types: ['key.created' as const] };
  const { webhookId } = await addWebhook({ ...ctx, sealing: SSO_SEALING }, target);
  await pauseWebhook(ctx, { webhookId, because });
}

const concernOf = async (tenantId: string) =>
  (await tenantsNeedingAttention({ db: operator() }, { limit: 10 })).find((row) => row.tenantId === tenantId)?.concern;

test('a tenant is to be looked at for its gravest reason, and one that is well is not', async () => {
  const { api, worker } = ledger.pools;
  const late = await openWorkspace(ledger.pools, { credits: 10 });
  await chargeBatch({ db: api }, { charges: calls(10, late), engineVersion: ENGINE }); // Also exhausted, which is less grave.
  const failure = { type: 'recordPaymentFailure', invoiceId: 'in_1', attempt: 1, now: nowText() } as const;
  await commandSubscription(worker, late.tenantId, failure);
  const stopped = await openWorkspace(ledger.pools);
  await changeTenant(ledger.pools.owner, stopped.tenantId, { type: 'suspend', reason: 'test', now: nowText() });
  const failing = await openWorkspace(ledger.pools);
  for (let n = 0; n < 5; n += 1) await logged(failing.tenantId, 503);
  const leaky = await openWorkspace(ledger.pools, { credits: 10 });
  const leak = { keyId: leaky.key.keyId, source: 'test', url: null };
  await reportKeyLeak({ db: ledger.pools.app, tenantId: leaky.tenantId, ...BY }, leak);
  const spent = await openWorkspace(ledger.pools, { credits: 3 });
  await chargeBatch({ db: api }, { charges: calls(3, spent), engineVersion: ENGINE });
  const limited = await openWorkspace(ledger.pools, { credits: 10 });
  await setSpendLimit({ db: ledger.pools.app, tenantId: limited.tenantId, ...BY }, { creditsMax: 2 });
  await chargeBatch({ db: api }, { charges: calls(2, limited), engineVersion: ENGINE });
  const paused = await openWorkspace(ledger.pools, { credits: 10 });
  await pausedWebhook(paused.tenantId, 'failing');
  const nearly = await openWorkspace(ledger.pools, { credits: 10 });
  await chargeBatch({ db: api }, { charges: calls(9, nearly), engineVersion: ENGINE });
  const well = await openWorkspace(ledger.pools, { credits: 10 });
  await pausedWebhook(well.tenantId, 'asked');
  await chargeBatch({ db: api }, { charges: calls(5, well), engineVersion: ENGINE });

  const found = await tenantsNeedingAttention({ db: operator() }, { limit: 10 });
  expect(found.map(({ tenantId, concern }) => [tenantId, concern])).toEqual([
    [late.tenantId, 'dunning'],
    [stopped.tenantId, 'suspended'],
    [leaky.tenantId, 'leaked'],
    [failing.tenantId, 'errors'],
    [spent.tenantId, 'exhausted'],
    [limited.tenantId, 'spend_limit'],
    [paused.tenantId, 'webhook_paused'],
    [nearly.tenantId, 'nearly_spent'],
  ]);
  expect(found[3]).toMatchObject({ failed: 5, requests: 5 });
  expect(found.at(-1)).toMatchObject({ leftPct: 10, plan: 'internal' });

  await revokeKey({ db: ledger.pools.app, tenantId: leaky.tenantId, ...BY }, { keyId: leak.keyId, reason: 'leaked' });
  expect(await concernOf(leaky.tenantId)).toBeUndefined();
  await commandSubscription(worker, late.tenantId, { type: 'clearDunning', now: nowText() });
  expect(await concernOf(late.tenantId)).toBe('exhausted');
  expect(await tenantsNeedingAttention({ db: operator() }, { limit: 1 })).toHaveLength(1);
});
