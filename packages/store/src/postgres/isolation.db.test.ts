import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import { BY, calls, ENGINE, openPools, openWorkspace, type Workspace, useDatabase } from '../testing/testing.ts';
import { withTenant } from './tenant-transaction.ts';

/** Tables with a tenant_id; each of their partitions is checked too. */
const ISOLATED = [
  'graha.announced_period',
  'graha.api_key',
  'graha.archived_range',
  'graha.archived_usage',
  'graha.audit_checkpoint',
  'graha.audit_difference',
  'graha.audit_trail',
  'graha.auto_top_up',
  'graha.billing_customer',
  'graha.birth',
  'graha.birth_count',
  'graha.birth_word',
  'graha.charge_doubt',
  'graha.charge_key',
  'graha.charge_reversal',
  'graha.credit_account',
  'graha.credit_adjustment',
  'graha.credit_grant',
  'graha.due_change',
  'graha.due_event',
  'graha.event',
  'graha.event_plan',
  'graha.event_subscription',
  'graha.impersonation',
  'graha.key_spending',
  'graha.ledger_entry',
  'graha.own_alert_sent',
  'graha.payment',
  'graha.last_call',
  'graha.period_sum',
  'graha.projection_checkpoint',
  'graha.refund_request',
  'graha.report_brand',
  'graha.request_capture',
  'graha.request_count',
  'graha.request_latency',
  'graha.request_log',
  'graha.returned_share',
  'graha.tenant_card',
  'graha.text_key',
  'graha.threshold_alert',
  'graha.usage_by_day',
  'graha.usage_by_local_day',
  'graha.webhook',
  'graha.webhook_delivery',
];
/** Tables without a tenant_id, and the reason why no policy guards them. */
const EXEMPT = {
  'graha.applied_sql': 'hashes of the files of prisma/sql; the owner alone uses it',
  'graha.audit_run': 'figures of whole runs; the worker alone has a grant',
  'graha.clock_offset': 'one row for all; no login role has a grant',
  'graha.event_author': 'which role appends which event; no tenant is named, and nobody but the owner writes it',
  'graha.plan_terms': 'what each plan brings; no tenant is named, and nobody but the owner writes it',
  'graha.broadcast': 'messages to workspaces by plan and state, no tenant is named; operators alone write it',
  'graha.feed_epoch': 'one row for all; no login role has a grant',
  'graha.feed_checkpoint': 'positions of readers of all streams; the worker alone has a grant',
  'graha.incident': 'how the service was, for everybody; operators alone write it',
  'graha.incident_update': 'how the service was, for everybody; operators alone write it',
  'graha.ledger_archive': 'months and their files; the worker alone has a grant',
  'graha.projection': 'which version of each projection is live; the worker alone has a grant',
  'graha.request_count_start': 'one row for all; the worker moves its mark through a function',
  'graha.status_minute': 'how the service was, for everybody; no tenant is named',
  'graha.stripe_inbox': 'messages of Stripe’s, which name no tenant; the portal may add one, the worker reads',
  'graha.usage_total': 'sums of all tenants by day; a trigger writes them',
  'graha.revenue_month': 'sums of all tenants by month',
  'identity.account': 'graha_auth alone has a grant',
  'identity.app_token': 'graha_auth alone has a grant; hashes alone; the API finds a key through a function',
  'identity.attempt': 'graha_auth alone has a grant; subjects are hashes',
  'identity.connected_app': 'graha_auth alone has a grant',
  'identity.device_request': 'graha_auth alone has a grant; hashes alone; the worker sweeps through a function',
  'identity.invitation': 'graha_auth alone has a grant',
  'identity.mail': 'graha_auth alone has a grant; the worker has functions',
  'identity.member': 'graha_auth alone has a grant',
  'identity.organization': 'graha_auth alone has a grant',
  'identity.passkey': 'graha_auth alone has a grant',
  'identity.pending_sign_up': 'graha_auth alone has a grant; the worker sweeps through a function',
  'identity.session': 'graha_auth alone has a grant',
  'identity.sso_connection': 'graha_auth alone has a grant; the worker seals secrets again',
  'identity.status_subscriber': 'graha_auth alone has a grant; the worker has functions',
  'identity.two_factor': 'graha_auth alone has a grant',
  'identity.user': 'graha_auth alone has a grant',
  'identity.verification': 'graha_auth alone has a grant',
};
const LEDGER = [
  'event',
  'ledger_entry',
  'credit_account',
  'credit_grant',
  'credit_adjustment',
  'charge_key',
  'charge_reversal',
  'charge_doubt',
];

const own = useDatabase(createTestDatabase);
const { pools } = own;
let mine: Workspace;
let other: Workspace;

beforeAll(async () => {
  [mine, other] = [await openWorkspace(pools, { credits: 10 }), await openWorkspace(pools, { credits: 10 })];
  await chargeBatch({ db: pools.api }, { charges: [...calls(3, mine), ...calls(2, other)], engineVersion: ENGINE });
  const nobody = { tenantId: NIL_TENANT_ID, ...BY, correlationId: 'c', causationId: null, requestId: null };
  const registered = [{ type: 'UserRegistered' as const, data: {} }];
  await createPostgresEventStore(pools.app, []).append(userStream('u1'), 0, registered, nobody);
});

const names = async (query: string, values: unknown[] = []): Promise<string[]> =>
  (await pools.owner.query<{ name: string }>(query, values)).rows.map(({ name }) => name);
const count = async (pool: Pool, table: string) =>
  Number((await pool.query<{ count: string }>(`SELECT count(*) FROM ${table}`)).rows[0]?.count);
const refused = { code: '42501' };

test('every table and every partition is isolated, or exempt for a written reason', async () => {
  const tables = `FROM pg_class c WHERE relnamespace IN ('graha'::regnamespace, 'identity'::regnamespace) AND relkind IN ('r', 'p')`;
  const roots = await names(
    `SELECT format('%s.%s', relnamespace::regnamespace, relname) AS name ${tables} AND NOT relispartition ORDER BY 1`,
  );
  expect(roots).toEqual([...ISOLATED, ...Object.keys(EXEMPT)].toSorted());
  const open = await names(
    `SELECT oid::regclass::text AS name ${tables} AND NOT (relrowsecurity AND relforcerowsecurity)
       AND oid::regclass::text <> ALL ($1)`,
    [[...Object.keys(EXEMPT), 'identity."user"']],
  );
  expect(open).toEqual([]);
  const withoutPolicy = await names(
    `SELECT oid::regclass::text AS name ${tables} AND relrowsecurity AND NOT relispartition
       AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid)`,
  );
  expect(withoutPolicy).toEqual([]);
});

test('no partition is granted to anybody', async () => {
  const granted = await names(
    `SELECT c.oid::regclass::text AS name FROM pg_class c, aclexplode(c.relacl) a
     WHERE relispartition AND relkind = 'r' AND a.grantee <> c.relowner`,
  );
  expect(granted).toEqual([]);
  const partitions = await names(
    "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'graha.ledger_entry'::regclass",
  );
  expect(partitions.length).toBeGreaterThanOrEqual(17);
  for (const partition of [partitions[0], partitions.at(-1), 'graha.charge_key_0']) {
    await expect(count(pools.api, partition ?? '')).rejects.toMatchObject(refused);
  }
});

test('no login role may write the ledger, or change or delete what is in a log', async () => {
  const { rows } = await pools.owner.query(
    `SELECT grantee, table_name, privilege_type FROM information_schema.role_table_grants
     WHERE table_schema = 'graha' AND table_name = ANY ($1) AND privilege_type <> 'SELECT'
       AND grantee NOT IN ('graha_owner', 'graha_ledger')`,
    [LEDGER],
  );
  expect(rows).toEqual([]);
  for (const statement of [
    'UPDATE graha.ledger_entry SET cost = 0',
    'DELETE FROM graha.event',
    'TRUNCATE graha.event',
  ]) {
    for (const pool of [pools.api, pools.app, pools.worker]) {
      await expect(pool.query(statement)).rejects.toMatchObject(refused);
    }
  }
});

test('the ledger’s own functions cannot change or delete an entry or an event', async () => {
  const held = await names(
    `SELECT table_name || ' ' || privilege_type AS name FROM information_schema.role_table_grants
     WHERE table_schema = 'graha' AND grantee = 'graha_ledger' AND table_name IN ('event', 'ledger_entry') ORDER BY 1`,
  );
  expect(held).toEqual(['event INSERT', 'event SELECT', 'ledger_entry INSERT', 'ledger_entry SELECT']);
});

test.each([
  ['no tenant', null],
  ['an empty tenant', ''],
  ['the nil tenant', NIL_TENANT_ID],
  ['a tenant that does not exist', randomUUID()],
])('with %s, nothing is visible', async (_what, tenantId) => {
  const ledger = ['credit_account', 'credit_grant', 'ledger_entry', 'usage_by_day'];
  for (const { pool, tables } of [
    { pool: pools.api, tables: ledger },
    { pool: pools.app, tables: [...ledger, 'tenant_card', 'event'] },
  ]) {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      if (tenantId !== null) await client.query("SELECT set_config('app.tenant_id', $1, true)", [tenantId]);
      for (const table of tables) {
        expect([table, (await client.query(`SELECT FROM graha.${table}`)).rowCount]).toEqual([table, 0]);
      }
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }
});

test('a tenant sees its own rows and no others, and the worker sees all', async () => {
  const seen = await withTenant(pools.api, mine.tenantId, (tx) =>
    tx.query('SELECT DISTINCT tenant_id FROM graha.ledger_entry'),
  );
  expect(seen.rows).toEqual([{ tenant_id: mine.tenantId }]);
  expect(await count(pools.worker, 'graha.credit_account')).toBe(2);
});

test('a pooled connection forgets its tenant with the transaction, after an error too', async () => {
  const single = openPools(own.database, 1);
  try {
    const rows = () => count(single.app, 'graha.credit_account');
    await withTenant(single.app, mine.tenantId, (tx) => tx.query('SELECT 1'));
    expect(await rows()).toBe(0);
    await expect(withTenant(single.app, other.tenantId, (tx) => tx.query('SELECT 1 / 0'))).rejects.toThrow('zero');
    expect(await rows()).toBe(0);
    const racing = Array.from({ length: 40 }, (_, index) =>
      withTenant(single.app, (index % 2 ? mine : other).tenantId, (tx) =>
        tx.query('SELECT tenant_id FROM graha.credit_account'),
      ),
    );
    const seen = (await Promise.all(racing)).map((result) => result.rows);
    expect(seen).toEqual(racing.map((_, index) => [{ tenant_id: (index % 2 ? mine : other).tenantId }]));
  } finally {
    await single.close();
  }
});

test('a key written for another tenant is refused', async () => {
  const stolen = withTenant(pools.app, mine.tenantId, (tx) =>
    tx.query("UPDATE graha.api_key SET status = 'revoked' WHERE tenant_id = $1", [other.tenantId]),
  );
  expect((await stolen).rowCount).toBe(0);
  const planted = withTenant(pools.app, mine.tenantId, (tx) =>
    tx.query(
      `INSERT INTO graha.api_key (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes, cidrs,
         status, issued_at, issued_by) VALUES ($1, $2, 'planted1', 'n', 'live', 'p', 'last', '', 1, '{}', '{}', 'active', now(), 'x')`,
      [other.tenantId, randomUUID()],
    ),
  );
  await expect(planted).rejects.toMatchObject(refused);
});

test.each(['graha_api', 'graha_app'] as const)('%s cannot read a key’s hash or an event’s secret', async (role) => {
  const pool = role === 'graha_api' ? pools.api : pools.app;
  await expect(pool.query('SELECT secret_hash FROM graha.api_key')).rejects.toMatchObject(refused);
  await expect(pool.query('SELECT * FROM graha.api_key')).rejects.toMatchObject(refused);
  await expect(pool.query('SELECT secret FROM graha.event')).rejects.toMatchObject(refused);
});
