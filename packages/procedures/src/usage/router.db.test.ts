import { createTestDatabase } from '@graha/dev-stack/test-context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { runProjections } from '@graha/store/read-models/usage-by-day';
import { logRequests } from '@graha/store/requests/request-log';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { AuditLogFilter } from '../audit-log/filter.ts';
import { UsageFilter } from '../series/filter.ts';
import { requestRow } from '../testing/request-row.ts';
import { OURS, outcomeOf, THEIRS, useScene } from '../testing/scene.ts';

const scene = useScene(createTestDatabase);

const FILTER = { range: 'month', by: 'key', unit: 'credits' } as const;
const OUR_REQUEST = randomUUID();
const THEIR_REQUEST = randomUUID();

const logged = (at: Date) => (tenantId: string, keyId: string, requestId: string) =>
  requestRow({ tenantId, keyId, requestId, at });

beforeAll(async () => {
  const { api, db } = scene.pools;
  const row = logged(await ledgerNow(db));
  await logRequests({ db: api }, [
    row(OURS.tenantId, OURS.keyId, OUR_REQUEST),
    row(THEIRS.tenantId, THEIRS.keyId, THEIR_REQUEST),
  ]);
});

test('a workspace sees the usage of its own keys and of no others', async () => {
  const { usage } = scene.callerAs('viewer');
  const { view, keyNames } = await usage.read(FILTER);
  expect(view.groups.map(({ id }) => id)).toEqual([OURS.keyId]);
  expect(keyNames.map(({ keyId }) => keyId)).toEqual([OURS.keyId]);
  const { rows } = await usage.rows(FILTER);
  expect(rows).toEqual([expect.objectContaining({ keyId: OURS.keyId, keyName: 'Production', calls: 1, credits: 1 })]);
});

test('by status, a workspace sees the requests of its own log and of no other', async () => {
  const { view, log } = await scene.callerAs('viewer').usage.read({ ...FILTER, by: 'status' });
  expect(view.groups).toMatchObject([{ id: '200', calls: 1 }]);
  const latency = { p50Ms: 7, p95Ms: 7, p99Ms: 7, isApproximate: false };
  expect(log).toMatchObject({ requests: 1, refused: 0, failed: 0, latency });
});

test('a workspace without requests has none refused and none failed', async () => {
  const workspace = await scene.openWorkspace();
  const { log } = await scene.callerAs('viewer', {}, workspace).usage.read(FILTER);
  expect(log).toEqual({ requests: 0, refused: 0, failed: 0, latency: null });
});

test('the credits of a range are the ledger’s, however they are grouped', async () => {
  for (const by of ['operation', 'key', 'status'] as const) {
    const { ledger } = await scene.callerAs('viewer').usage.read({ ...FILTER, by });
    expect(ledger).toEqual({ credits: 1, calls: 1, entriesBehind: 0 });
  }
});

test('a day has its hours, with the credits of the log and of no other workspace', async () => {
  const { view, per, before } = await scene.callerAs('viewer').usage.read({ ...FILTER, range: 'day' });
  expect(per).toBe('hour');
  expect(view.slots.map(({ at }) => at)).toHaveLength(24);
  expect(view.slots.filter(({ amounts }) => amounts.length > 0)).toEqual([
    { at: '2026-11-21T08:00Z', amounts: [{ at: '2026-11-21T08:00Z', group: OURS.keyId, calls: 1, credits: 1 }] },
  ]);
  expect(before).toMatchObject({ span: { from: '2026-11-20', to: '2026-11-20' }, calls: { now: 0, before: 0 } });
});

test('a period is compared with as many days before, up to the last whole day', async () => {
  const workspace = await scene.openWorkspace();
  const { owner } = scene.pools;
  const days = ['2026-11-11', '2026-11-14', '2026-11-18', '2026-11-21'];
  await owner.query('DELETE FROM graha.usage_by_day WHERE tenant_id = $1', [workspace.tenantId]);
  for (const [index, day] of days.entries()) {
    await owner.query(
      `INSERT INTO graha.usage_by_day (tenant_id, day, operation, key_id, calls, credits, last_at)
       VALUES ($1, $2, 'kundali/basic', $3, $4, $5, $2::date)`,
      [workspace.tenantId, day, workspace.keyId, index + 1, 10 * (index + 1)],
    );
  }
  const { usage } = scene.callerAs('owner', {}, workspace);
  const { before, ledger } = await usage.read({ range: 'week', by: 'operation', unit: 'credits' });
  expect(ledger).toMatchObject({ calls: 7, credits: 70 });
  // The 14th is the last day of the previous week: today, still running, is in the current one.
  expect(before).toMatchObject({
    span: { from: '2026-11-08', to: '2026-11-14' },
    calls: { now: 3, before: 1 },
    credits: { now: 30, before: 10 },
    refused: { now: 0, before: 0 },
  });
  expect(before?.view.credits).toBe(30);
});

test('days and hours begin by the clock that the workspace chose', async () => {
  const workspace = await scene.openWorkspace();
  const { tenantId, keyId } = workspace;
  const { api, worker } = scene.pools;
  await logRequests({ db: api }, [logged(await ledgerNow(scene.pools.db))(tenantId, keyId, randomUUID())]);
  const { usage, settings, overview, keys } = scene.callerAs('owner', {}, workspace);
  await settings.chooseClock({ timezone: 'Pacific/Pago_Pago', place: null });
  const filter = { range: 'day', by: 'key', unit: 'credits' } as const;
  expect((await usage.read(filter)).ledger).toMatchObject({ calls: 0, entriesBehind: expect.any(Number) });
  await runProjections({ db: worker });

  const { view, timezone, span, ledger } = await usage.read(filter);
  expect({ timezone, span }).toEqual({ timezone: 'Pacific/Pago_Pago', span: { from: '2026-11-20', to: '2026-11-20' } });
  expect(ledger).toEqual({ calls: 1, credits: 1, entriesBehind: 0 });
  expect(view.slots.flatMap(({ at, amounts }) => amounts.map(({ calls }) => [at, calls]))).toEqual([
    ['2026-11-20T21:00-11:00', 1],
  ]);
  expect(await usage.rows(filter)).toMatchObject({
    timezone: 'Pacific/Pago_Pago',
    rows: [{ day: '2026-11-20', calls: 1 }],
  });
  const { days, today } = await overview.read();
  expect({ last: days.at(-1), today }).toEqual({
    last: { day: '2026-11-20', calls: 1, credits: 1 },
    today: { calls: 1, credits: 1 },
  });
  const details = await keys.get({ keyId });
  expect(details.usage.slots.at(-1)).toMatchObject({ at: '2026-11-20', amounts: [{ calls: 1 }] });
  expect(details.spent.credits).toBe(1);
});

test('where the log does not go back so far, nothing is compared that it alone knows', async () => {
  const { usage } = scene.callerAs('viewer');
  expect((await usage.read({ ...FILTER, by: 'status' })).before).toBeNull();
  expect((await usage.read({ ...FILTER, by: 'key' })).before).toMatchObject({ refused: null, p95Ms: null });
});

test('another workspace’s request answers exactly like one that does not exist', async () => {
  const { requests } = scene.callerAs('owner');
  expect(await requests.one({ requestId: THEIR_REQUEST })).toBeNull();
  expect(await requests.one({ requestId: 'nowhere' })).toBeNull();
  expect(await requests.one({ requestId: OUR_REQUEST })).toMatchObject({ operation: 'kundali/basic' });
  const { rows } = await requests.list({ period: '24h' });
  expect(rows.map(({ requestId }) => requestId)).toEqual([OUR_REQUEST]);
});

test('a filter for another workspace’s key finds no request', async () => {
  const { requests } = scene.callerAs('owner');
  expect((await requests.list({ period: '30d', key: OURS.keyId })).rows).toHaveLength(1);
  expect((await requests.list({ period: '30d', key: THEIRS.keyId })).rows).toEqual([]);
});

test('no answer names the workspace it belongs to', async () => {
  const { requests } = scene.callerAs('owner');
  const left = [await requests.one({ requestId: OUR_REQUEST }), ...(await requests.list({ period: '24h' })).rows];
  expect(left).toHaveLength(2);
  for (const row of left) expect(row).not.toHaveProperty('tenantId');
});

test('a cursor that the log never gave is refused', async () => {
  const { requests } = scene.callerAs('owner');
  expect(await outcomeOf(requests.list({ period: '24h', cursor: 'x; drop' }))).toBe('BAD_REQUEST');
});

test('the overview shows the workspace’s own account, keys and requests of today', async () => {
  const { overview } = scene.callerAs('viewer');
  expect(await overview.read()).toMatchObject({
    credits: { used: 1 },
    today: { calls: 1, credits: 1 },
    keyNames: [{ keyId: OURS.keyId, name: 'Production' }],
    called: true,
  });
  expect(await overview.today()).toEqual({ answeredShare: 1, refused: 0, failed: 0, p50Ms: 7, p95Ms: 7 });
});

test('the overview of a workspace without requests today has no figures for them', async () => {
  const unused = await scene.openWorkspace();
  expect(await scene.callerAs('owner', {}, unused).overview.today()).toBeNull();
});

test.each(['0000-01-01', '0001-01-02', '9999-12-31'])(
  'the page, the file and the audit log leave out the day %s of an address, which no log can have',
  async (day) => {
    const asked = { from: day, to: day };
    const { usage, auditLog } = scene.callerAs('owner');
    const shown = UsageFilter.parse({ range: 'custom', by: 'key', unit: 'calls', ...asked });
    const { span } = await usage.read(shown);
    expect((await usage.rows(shown)).span).toEqual(span);
    expect(span.to).toMatch(/^2026-/);
    expect(await auditLog.list(AuditLogFilter.parse(asked))).toEqual(await auditLog.list({}));
  },
);
