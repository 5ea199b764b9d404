import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { findKey } from '../ledger/metering.ts';
import { sweepCaptures } from '../ledger/sweeps.ts';
import { endCapture, startCapture } from '../keys/key-commands.ts';
import { BY, openWorkspace, useLedger } from '../testing/testing.ts';
import { captureOf, type Exchange, writeCaptures } from './captures.ts';

const ledger = useLedger(createTestDatabase);
const DAY_MS = 86_400_000;

const exchange: Exchange = {
  request: { method: 'POST', path: '/api/v1/x', accept: null, contentType: 'application/json', text: '{"year":1990}', bytes: 13 },
  answer: { status: 200, contentType: 'application/json', text: '{"sign":"Leo"}', bytes: 14 },
}; // prettier-ignore

const written = (tenantId: string, requestId: string, at = new Date()) =>
  writeCaptures({ db: ledger.pools.api }, [{ tenantId, requestId, at, exchange }]);
const read = (tenantId: string, requestId: string) => captureOf({ db: ledger.pools.app, tenantId }, { requestId });

test('a captured request is read by its workspace alone, and its rows say nothing without the key', async () => {
  const [{ tenantId }, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools)];
  await written(tenantId, 'one');
  await written(tenantId, 'one'); // A repeated write changes nothing.
  expect(await read(tenantId, 'one')).toEqual(exchange);
  expect(await read(other.tenantId, 'one')).toBeNull();
  const { rows } = await ledger.pools.worker.query('SELECT sealed FROM graha.request_capture WHERE tenant_id = $1', [tenantId]);
  expect(rows).toHaveLength(1);
  expect(String(rows[0].sealed)).not.toContain('1990');
  await ledger.pools.worker.query('SELECT graha.destroy_text_key($1)', [tenantId]);
  expect(await read(tenantId, 'one')).toBeNull();
  await written(tenantId, 'two'); // An erased workspace gets no new one.
  expect(await read(tenantId, 'two')).toBeNull();
}); // prettier-ignore

test('captures are deleted after seven days, and with the requests of an erased workspace', async () => {
  const { tenantId } = await openWorkspace(ledger.pools);
  await written(tenantId, 'old', new Date(Date.now() - 7 * DAY_MS - 60_000));
  await written(tenantId, 'young', new Date(Date.now() - 7 * DAY_MS + 3_600_000));
  expect(await sweepCaptures({ db: ledger.pools.worker })).toBe(1);
  expect(await read(tenantId, 'young')).toEqual(exchange);
  await ledger.pools.worker.query('SELECT graha.erase_requests($1)', [tenantId]);
  expect(await read(tenantId, 'young')).toBeNull();
});

test('the caller of a key has the end of its capture', async () => {
  const { tenantId, key } = await openWorkspace(ledger.pools);
  const ctx = { db: ledger.pools.app, tenantId, ...BY };
  const until = async () => (await findKey({ db: ledger.pools.api }, key))?.captureUntil ?? null;
  expect(await until()).toBeNull();
  await startCapture(ctx, key);
  const first = await until();
  expect((first?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
  await startCapture(ctx, key);
  expect(await until()).toEqual(first);
  await endCapture(ctx, key);
  expect(await until()).toBeNull();
});
