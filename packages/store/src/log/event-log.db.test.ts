import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeAll, expect, test } from 'vitest';
import { eventLog, type EventLogFilter } from './event-log.ts';
import { liveALittle } from '../testing/testing-history.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { openWorkspace, type Workspace } from '../testing/testing.ts';
import { requestAudit } from '../operator/upkeep.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
let busy: Workspace;

beforeAll(async () => {
  busy = await liveALittle(ledger.pools);
  await openWorkspace(ledger.pools);
  await requestAudit(
    { db: ledger.pools.app, actor: { kind: 'admin', id: 'op-1' }, requestId: 'req_audit' },
    { fromGenesis: true },
  );
});

const log = (filter: Partial<EventLogFilter> = {}) => eventLog({ db: operator() }, { limit: 200, ...filter });
const typesOf = async (filter: Partial<EventLogFilter>) => (await log(filter)).map(({ type }) => type);

test('an operator reads the events of all, newest first, with the name of the workspace', async () => {
  const events = await log();
  expect(events[0]).toMatchObject({ type: 'AuditRequested', streamId: 'admin-op-1', tenantId: null, tenantName: null });
  expect(events.map(({ pos }) => pos)).toEqual(events.map(({ pos }) => pos).toSorted((one, other) => other - one));
  expect(events.at(-1)).toMatchObject({ type: 'TenantCreated', tenantId: busy.tenantId, tenantName: 'Renamed' });
});

test('pages join without a gap', async () => {
  const all = await log();
  const first = await log({ limit: 4 });
  const second = await log({ limit: 4, before: first.at(-1)?.pos ?? 0 });
  expect([...first, ...second]).toEqual(all.slice(0, 8));
});

test('events are found by type, workspace, actor and day', async () => {
  expect(await typesOf({ type: 'KeyRotated' })).toEqual(['KeyRotated']);
  expect(new Set((await log({ tenantId: busy.tenantId })).map(({ tenantId }) => tenantId))).toEqual(
    new Set([busy.tenantId]),
  );
  expect(await typesOf({ actorKind: 'admin' })).toEqual(['AuditRequested']);
  const today = new Date().toISOString().slice(0, 10);
  const all = await log();
  expect(await log({ fromDay: today, toDay: today })).toHaveLength(all.length);
  expect(await log({ toDay: '2020-01-01' })).toEqual([]);
  expect(await log({ fromDay: '2999-01-01' })).toEqual([]);
});

test('events are found by their stream, their request and their own id', async () => {
  const { keyId } = busy.key;
  const ofKey = await typesOf({ search: `key-${keyId}` });
  expect(ofKey).toEqual(expect.arrayContaining(['KeyIssued', 'KeyRotated']));
  expect(await typesOf({ search: keyId })).toEqual(ofKey);
  expect(await typesOf({ search: 'req_audit' })).toEqual(['AuditRequested']);
  expect(await log({ search: 'nothing of this name' })).toEqual([]);
});

test('no event shows what is secret', async () => {
  for (const { data } of await log({ type: 'KeyIssued' })) expect(Object.keys(data)).not.toContain('hash');
});
