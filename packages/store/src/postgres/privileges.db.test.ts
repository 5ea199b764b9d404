import { createTestDatabase } from '@graha/dev-stack/test-context';
import { keyStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { BY, call, ENGINE, openWorkspace, useDatabase } from '../testing/testing.ts';
import { withTenant } from './tenant-transaction.ts';

/** Every function that a login role may execute, with those roles. */
const EXECUTE: Record<string, string[]> = {
  adjust_credits: ['graha_worker'],
  analyze_rebuild: ['graha_worker'],
  append_events: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  await_message: ['graha_app', 'graha_worker'],
  begin_rebuild: ['graha_worker'],
  charge_batch: ['graha_api', 'graha_worker'],
  charge_outcome: ['graha_api'],
  clear_rebuild: ['graha_worker'],
  clock_offset_seconds: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  count_closed_requests: ['graha_worker'],
  count_requests: ['graha_operator', 'graha_worker'],
  first_entry_since: ['graha_worker'],
  destroy_text_key: ['graha_worker'],
  disposal: ['graha_worker'],
  current_tenant: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  ensure_due_event_partitions: ['graha_worker'],
  ensure_partitions: ['graha_worker'],
  ensure_request_log_partitions: ['graha_worker'],
  erase_requests: ['graha_worker'],
  feed_end: ['graha_worker'],
  feed_fence: ['graha_worker'],
  feed_offset: ['graha_worker'],
  find_account: ['graha_api'],
  find_app_token: ['graha_api'],
  find_event_calendar: ['graha_api'],
  find_caller: ['graha_api'],
  find_key: ['graha_api'],
  formula_version_of: ['graha_api'],
  grant_credits: ['graha_worker'],
  hold_text_key: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  key_spent: ['graha_worker'],
  latency_bucket: ['graha_app'],
  line_spent: ['graha_worker'],
  ledger_now: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  hold_share: ['graha_worker'],
  limits_of_caller: ['graha_api'],
  log_answers: ['graha_api'],
  log_calls: ['graha_api'],
  log_requests: ['graha_api'],
  log_served: ['graha_api'],
  open_account: ['graha_app', 'graha_worker'],
  read_stream: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  resume_account: ['graha_operator', 'graha_worker'],
  request_refund: ['graha_operator', 'graha_worker'],
  reverse: ['graha_worker'],
  schedule_plan: ['graha_worker'],
  seal_event: ['graha_worker'],
  set_calls_limit: ['graha_worker'],
  set_plan: ['graha_worker'],
  set_spend_limit: ['graha_api', 'graha_app'],
  settle: ['graha_worker'],
  settle_due: ['graha_worker'],
  sweep_captures: ['graha_worker'],
  show_broadcast: ['graha_operator'],
  show_incident: ['graha_operator'],
  sort_request_counts: ['graha_worker'],
  stream_events: ['graha_api', 'graha_app', 'graha_operator', 'graha_worker'],
  suspend_account: ['graha_operator', 'graha_worker'],
  swap_rebuilt: ['graha_worker'],
  sweep_report_brands: ['graha_worker'],
  sweep_charge_keys: ['graha_worker'],
  withdraw_banner: ['graha_operator'],
  withdraw_grant: ['graha_worker'],
  without_text: ['graha_worker'],
};

const own = useDatabase(createTestDatabase);
const { pools } = own;

const refused = { code: '42501' };

test('each function is executed by those who are listed and by nobody else', async () => {
  const { rows } = await pools.owner.query<{ name: string; roles: string[] }>(
    `SELECT p.proname AS name, array_agg(DISTINCT CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE a.grantee::regrole::text END) AS roles
     FROM pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
     WHERE p.pronamespace = 'graha'::regnamespace AND a.grantee <> p.proowner
       AND a.grantee NOT IN ('graha_ledger'::regrole, 'graha_owner'::regrole)
     GROUP BY 1 ORDER BY 1`,
  );
  expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(EXECUTE);
});

test('each function that acts for its owner pins its search path, temporary tables last', async () => {
  const { rows } = await pools.owner.query(
    `SELECT proname, proconfig FROM pg_proc WHERE pronamespace = 'graha'::regnamespace AND prosecdef
       AND NOT coalesce('search_path=pg_catalog, graha, pg_temp' = ANY (proconfig), false)`,
  );
  expect(rows).toEqual([]);
});

/** These functions create, sort, rename or drop tables, which only the owner of the schema may do. */
const OF_THE_OWNER = [
  'analyze_rebuild',
  'begin_rebuild',
  'clear_rebuild',
  'ensure_due_event_partitions',
  'ensure_partitions',
  'ensure_request_log_partitions',
  'sort_request_counts',
  'swap_rebuilt',
];

test('each function that acts for its owner belongs to graha_ledger, but for those that make or sort tables', async () => {
  const { rows } = await pools.owner.query(
    `SELECT proname FROM pg_proc WHERE pronamespace = 'graha'::regnamespace AND prosecdef AND proowner <> 'graha_ledger'::regrole
     ORDER BY 1`,
  );
  expect(rows.map(({ proname }) => proname)).toEqual(OF_THE_OWNER);
});

test('a temporary table of the caller’s does not stand in for the ledger', async () => {
  const workspace = await openWorkspace(pools, { credits: 1 });
  const { tenantId, keyId } = call(workspace);
  const client = await pools.api.connect();
  try {
    await client.query('CREATE TEMP TABLE credit_account (LIKE graha.credit_account)');
    await client.query('CREATE TEMP TABLE api_key (tenant_id uuid, key_id uuid, status text)');
    const { rows } = await client.query('SELECT outcome FROM graha.charge_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      [tenantId],
      [keyId],
      ['x'],
      [1],
      ['r'],
      [null],
      [null],
      [null],
      ENGINE,
    ]);
    expect(rows).toEqual([{ outcome: 'charged' }]);
  } finally {
    client.release(true);
  }
});

test.each(['graha_ledger', 'graha_worker', 'graha_owner'])('nobody who signs in can become %s', async (role) => {
  const roles = role === 'graha_worker' ? [pools.api, pools.app] : [pools.api, pools.app, pools.worker];
  for (const pool of roles) await expect(pool.query(`SET ROLE ${role}`)).rejects.toMatchObject(refused);
});

test('the API appends what keys and webhooks are managed by, for the tenant of its transaction, and nothing else', async () => {
  const [mine, other] = [await openWorkspace(pools), await openWorkspace(pools)];
  const context = JSON.stringify({ actor: { kind: 'key', id: mine.key.keyId }, correlationId: 'c' });
  const append = (type: string, tenantId: string, stream = keyStream(randomUUID())) =>
    withTenant(
      pools.api,
      mine.tenantId,
      (tx) =>
        tx.query('SELECT FROM graha.append_events($1, 0, $2, $3, $4)', [
          stream,
          tenantId,
          context,
          JSON.stringify([{ type, data: { keyId: randomUUID(), reason: 'x' } }]),
        ]),
      'BEGIN READ WRITE',
    );
  for (const type of ['KeyRestricted', 'KeyEnabled', 'MemberJoined', 'PlanGranted', 'CreditsAdjusted', 'UserErased']) {
    await expect(append(type, mine.tenantId)).rejects.toMatchObject(refused);
  }
  await expect(append('KeyRevoked', other.tenantId)).rejects.toMatchObject(refused);
  await expect(append('KeyRevoked', mine.tenantId)).resolves.toBeDefined();
  const { rows } = await pools.api.query("SELECT FROM graha.read_stream('user-' || $1)", [randomUUID()]);
  expect(rows).toEqual([]);
  await expect(pools.api.query('SELECT sealed_secret FROM graha.webhook')).rejects.toMatchObject(refused);
});

test('the API cannot make credits or move the clock', async () => {
  for (const statement of [
    "SELECT graha.grant_credits(gen_random_uuid(), 'x', 1, now(), 0, 'a', 'b')",
    "SELECT graha.set_plan(gen_random_uuid(), 'x', 1, 1, 'none', now(), 1)",
    'UPDATE graha.clock_offset SET offset_seconds = 1',
    'SELECT graha.reverse(gen_random_uuid(), 1, $$x$$)',
    'SELECT graha.set_calls_limit(gen_random_uuid(), 1)',
    'SELECT graha.withdraw_grant(gen_random_uuid(), $$a$$, $$b$$, $$x$$)',
    'SELECT graha.adjust_credits(gen_random_uuid(), 1, $$x$$, $$op$$, $$e$$)',
  ]) {
    await expect(pools.api.query(statement)).rejects.toMatchObject(refused);
  }
  for (const pool of [pools.app, pools.worker]) {
    await expect(pool.query('UPDATE graha.clock_offset SET offset_seconds = 1')).rejects.toMatchObject(refused);
  }
});

test('the portal acts on the tenant of its transaction alone', async () => {
  const mine = await openWorkspace(pools);
  const open = withTenant(pools.app, mine.tenantId, (tx) =>
    tx.query("SELECT graha.open_account($1, 'free')", [randomUUID()]),
  );
  await expect(open).rejects.toMatchObject(refused);
});

test('the portal appends to no other tenant’s log, and reads none', async () => {
  const [mine, other] = [await openWorkspace(pools), await openWorkspace(pools)];
  const context = JSON.stringify({ actor: BY.actor, correlationId: 'c' });
  const events = JSON.stringify([{ type: 'KeyDisabled', data: { keyId: randomUUID() } }]);
  const append = (stream: string, version: number, tenantId: string) =>
    withTenant(pools.app, mine.tenantId, (tx) =>
      tx.query('SELECT graha.append_events($1, $2, $3, $4, $5)', [stream, version, tenantId, context, events]),
    );
  await expect(append(keyStream(randomUUID()), 0, other.tenantId)).rejects.toMatchObject(refused);
  await expect(append(keyStream(other.key.keyId), 1, other.tenantId)).rejects.toMatchObject(refused);
  await expect(append(keyStream(other.key.keyId), 1, mine.tenantId)).rejects.toMatchObject(refused);
  await append(keyStream(mine.key.keyId), 1, mine.tenantId);
  const read = withTenant(pools.app, mine.tenantId, (tx) =>
    tx.query('SELECT FROM graha.read_stream($1)', [keyStream(other.key.keyId)]),
  );
  expect((await read).rowCount).toBe(0);
});

test('graha_auth sees the identity tables, and neither side sees the other’s', async () => {
  const auth = new Client({ connectionString: own.database.authUrl });
  await auth.connect();
  try {
    expect((await auth.query('SELECT FROM identity.user')).rowCount).toBe(0);
    await expect(auth.query('SELECT FROM graha.credit_account')).rejects.toMatchObject(refused);
  } finally {
    await auth.end();
  }
  for (const pool of [pools.api, pools.app, pools.worker]) {
    await expect(pool.query('SELECT FROM identity.user')).rejects.toMatchObject(refused);
  }
});
