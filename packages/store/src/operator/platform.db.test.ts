import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { recordStatus } from '../requests/status.ts';
import { calls, ENGINE, openWorkspace } from '../testing/testing.ts';
import { changeTenant } from '../testing/testing-history.ts';
import { platformFigures } from './platform-figures.ts';
import { tenantsNeedingAttention } from './tenants-needing-attention.ts';
import { commandSubscription, useOperatorLedger } from '../testing/testing-operator.ts';

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
  expect(await platformFigures({ db: operator() })).toMatchObject({
    tenants: 2,
    activeTenants: 1,
    newTenants: 2,
    callsToday: 4,
    calls30d: 4,
    requests24h: 2,
    failed24h: 1,
    p50Ms: 5,
  });
});

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
  const spent = await openWorkspace(ledger.pools, { credits: 3 });
  await chargeBatch({ db: api }, { charges: calls(3, spent), engineVersion: ENGINE });
  const nearly = await openWorkspace(ledger.pools, { credits: 10 });
  await chargeBatch({ db: api }, { charges: calls(9, nearly), engineVersion: ENGINE });
  const well = await openWorkspace(ledger.pools, { credits: 10 });
  await chargeBatch({ db: api }, { charges: calls(5, well), engineVersion: ENGINE });

  const found = await tenantsNeedingAttention({ db: operator() }, { limit: 10 });
  expect(found.map(({ tenantId, concern }) => [tenantId, concern])).toEqual([
    [late.tenantId, 'dunning'],
    [stopped.tenantId, 'suspended'],
    [failing.tenantId, 'errors'],
    [spent.tenantId, 'exhausted'],
    [nearly.tenantId, 'nearly_spent'],
  ]);
  expect(found[2]).toMatchObject({ failed: 5, requests: 5 });
  expect(found[4]).toMatchObject({ leftPct: 10, plan: 'internal' });

  await commandSubscription(worker, late.tenantId, { type: 'clearDunning', now: nowText() });
  expect(
    (await tenantsNeedingAttention({ db: operator() }, { limit: 10 })).find(
      ({ tenantId }) => tenantId === late.tenantId,
    )?.concern,
  ).toBe('exhausted');
  expect(await tenantsNeedingAttention({ db: operator() }, { limit: 1 })).toHaveLength(1);
});
