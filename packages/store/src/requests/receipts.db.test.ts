import { createTestDatabase } from '@graha/dev-stack/test-context';
import { createHash, randomUUID } from 'node:crypto';
import { requestIdOf } from '@graha/domain/usage/request-id';
import { expect, test } from 'vitest';
import { useLedger } from '../testing/testing.ts';
import { receiptOf } from './receipts.ts';
import { logRequests, requestById, type RequestRow } from './request-log.ts';

const ledger = useLedger(createTestDatabase);

const sha256 = createHash('sha256').update('answer').digest('base64');
const newId = (): string => requestIdOf(Date.now(), randomUUID().replaceAll('-', ''));
const row = (tenantId: string, fields: Partial<RequestRow> = {}): RequestRow => ({
  tenantId,
  keyId: null,
  requestId: newId(),
  at: new Date(),
  operation: 'panchang/full',
  method: 'POST',
  status: 200,
  code: null,
  latencyMs: 1,
  credits: 2,
  isReplay: false,
  userAgent: null,
  ...fields,
});

test('a receipt has the digest, the entry and the version of its answer, for its own workspace alone', async () => {
  const tenantId = randomUUID();
  const answered = row(tenantId, { receipt: { sha256, entry: 7, engineVersion: 'engine 1' } });
  await logRequests({ db: ledger.pools.api }, [answered, row(tenantId)]);
  const { requestId, at } = answered;
  expect(await receiptOf({ db: ledger.pools.api, tenantId }, { requestId })).toEqual({
    requestId,
    at,
    operation: 'panchang/full',
    status: 200,
    credits: 2,
    isReplay: false,
    sha256,
    entry: 7,
    engineVersion: 'engine 1',
  });
  expect(await receiptOf({ db: ledger.pools.api, tenantId: randomUUID() }, { requestId })).toBeNull();
  expect(await receiptOf({ db: ledger.pools.api, tenantId }, { requestId: newId() })).toBeNull();
});

test('a server of the previous version still writes its rows, whose problems are unknown', async () => {
  const tenantId = randomUUID();
  const requestId = newId();
  await ledger.pools.api.query(
    `SELECT graha.log_calls(array[$1::uuid], array[graha.ledger_now()], array[$2], array[null::uuid], array['panchang/full'],
       array['POST'], array[422], array['validation_error'], array[1::real], array[0::bigint], array[false], array[null::bigint],
       array[null::bytea], array[null::bigint], array[null], array['graha-ts/1.0'])`,
    [tenantId, requestId],
  );
  expect(await requestById({ db: ledger.pools.app, tenantId }, { requestId })).toMatchObject({
    status: 422,
    userAgent: 'graha-ts/1.0',
    problems: null,
  });
});

test('a server of an earlier version still writes its rows, whose receipts have no digest', async () => {
  const tenantId = randomUUID();
  const requestId = newId();
  await ledger.pools.api.query(
    `SELECT graha.log_requests(array[$1::uuid], array[graha.ledger_now()], array[$2], array[null::uuid], array['panchang/full'],
       array['POST'], array[200], array[null], array[1::real], array[1::bigint], array[false], array[null::bigint])`,
    [tenantId, requestId],
  );
  expect(await receiptOf({ db: ledger.pools.api, tenantId }, { requestId })).toMatchObject({
    requestId,
    credits: 1,
    sha256: null,
    entry: null,
    engineVersion: null,
  });
});
