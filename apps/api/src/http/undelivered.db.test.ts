import { connect } from 'node:net';
import { cuttingProxy } from '@graha/dev-stack/cutting-proxy';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { auditTenant } from '@graha/store/audit/audit';
import { reverseUndelivered } from '@graha/store/ledger/reconcile';
import { requestById } from '@graha/store/requests/request-log';
import { openWorkspace, useDatabase } from '@graha/store/testing/testing';
import { accountOf } from '@graha/store/requests/usage';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { chargedRequests } from '../testing/ledger-of.ts';
import { PATH, startApi } from '../testing/real-api.ts';

const own = useDatabase(createTestDatabase, 3);
const { pools } = own;

/** The worker reverses calls that are older than a minute. */
const aMinuteLater = () =>
  pools.owner.query("UPDATE graha.request_log SET at = at - interval '2 minutes' WHERE status >= 500");
const reversals = async (tenantId: string): Promise<number> => {
  const { rows } = await pools.worker.query(
    `SELECT FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'ChargeReversed'`,
    [tenantId],
  );
  return rows.length;
};

test('a call that was charged while nobody could be asked is answered 503, logged so, and given back once', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 10 });
  const proxy = await cuttingProxy(own.database.apiUrl, 'graha.charge_');
  const api = await startApi(proxy.url, own.database.apiUrl);
  expect((await api.call(key.text)).status).toBe(200);
  proxy.arm(1_000); // Every charge statement runs, but its result is lost.
  const failed = await api.call(key.text);
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await chargedRequests(pools.worker, tenantId)).toContain(failed.requestId);
  await api.stop();
  proxy.close();

  expect(await requestById({ db: pools.app, tenantId }, { requestId: failed.requestId })).toMatchObject({
    status: 503,
    credits: 0,
  });
  await aMinuteLater();
  expect(await reverseUndelivered({ db: pools.worker })).toBe(1);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(0);
  expect(await reversals(tenantId)).toBe(1);
  expect(await accountOf({ db: pools.app, tenantId })).toMatchObject({ creditsRemaining: 9, callsUsed: 1 });
  expect(await auditTenant({ db: pools.worker, tenantId })).toEqual([]);
});

test('a client that resets its connection before the first byte has been served: it is charged, and nothing is given back', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 10 });
  const api = await startApi(own.database.apiUrl);
  const superuser = new Client({ connectionString: own.database.superuserUrl });
  await superuser.connect();
  // The charge waits for the lock until the test releases it.
  await superuser.query("ALTER FUNCTION graha.charge_batch SET lock_timeout = '0'");
  const holder = await pools.owner.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM graha.credit_account WHERE tenant_id = $1 FOR UPDATE', [tenantId]);
  const body = JSON.stringify(EXAMPLE_BIRTH);
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nhost: x\r\nx-api-key: ${key.text}\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
  const waits = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%graha.charge_batch(%'`;
  await expect.poll(async () => (await superuser.query(waits)).rowCount).toBe(1);
  await superuser.end();
  socket.resetAndDestroy();
  await holder.query('ROLLBACK');
  holder.release();
  await expect.poll(() => chargedRequests(pools.worker, tenantId)).toHaveLength(1);
  const [requestId = ''] = await chargedRequests(pools.worker, tenantId);
  await expect
    .poll(() => requestById({ db: pools.app, tenantId }, { requestId }))
    .toMatchObject({
      status: 200,
      credits: 1,
    });
  await pools.owner.query("UPDATE graha.request_log SET at = at - interval '2 minutes' WHERE tenant_id = $1", [
    tenantId,
  ]);
  expect(await reverseUndelivered({ db: pools.worker })).toBe(0);
  expect(await reversals(tenantId)).toBe(0);
  await api.stop();
});
