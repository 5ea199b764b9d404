import { createTestDatabase } from '@graha/dev-stack/test-context';
import { auditTenant } from '@graha/store/audit/audit';
import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { keepPartitionsAhead } from '@graha/store/ledger/partitions';
import { openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { expect, test } from 'vitest';
import { chargedRequests } from '../testing/ledger-of.ts';
import { startApi } from '../testing/real-api.ts';

const own = useDatabase(createTestDatabase, 3);
const { pools } = own;

test('in a month without a partition a call is answered 503 and costs nothing, others go on, and it heals by itself', async () => {
  const [monthly, endless] = [
    await openWorkspace(pools, { plan: 'free' }),
    await openWorkspace(pools, { credits: 100 }),
  ];
  await setClockOffset(pools.owner, 20 * 31 * 86_400);
  const api = await startApi(own.database.apiUrl);
  try {
    const [refused, paid] = await Promise.all([api.call(monthly.key.text), api.call(endless.key.text)]);
    expect([refused.status, refused.headers.get('retry-after'), paid.status]).toEqual([503, '1', 200]);
    expect(JSON.parse(refused.body.toString())).toMatchObject({ code: 'metering_unavailable', credits_charged: 0 });
    await keepPartitionsAhead({ db: pools.worker });
    const call = async () => (await api.call(monthly.key.text)).status;
    await expect.poll(call).toBe(200);
    expect(await chargedRequests(pools.worker, monthly.tenantId)).toHaveLength(1);
    expect(await auditTenant({ db: pools.worker, tenantId: monthly.tenantId })).toEqual([]);
  } finally {
    await api.stop();
  }
});
