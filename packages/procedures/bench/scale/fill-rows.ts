import { DAYS, DAYS_BETWEEN_CALLS, type Size } from './size.ts';

/** The workspace opened by the product itself. The others are copies of its rows under other ids. */
export type Template = { tenantId: string; keyId: string; ownerUserId: string };

/** Time zone of every workspace. Its days differ from UTC days, which have a separate count. */
export const TIMEZONE = 'Asia/Kolkata';

export type Step = { name: string; sql: string };

const BUSY_KEYS = 200;
const BUSY_MEMBERS = 50;

const OPERATIONS = `(ARRAY['kundali/basic', 'kundali/advanced', 'panchang/full', 'panchang/tithi', 'dasha/vimshottari',
  'matching/ashtakoot', 'western/natal', 'western/transits', 'numerology/core', 'divisional/d9'])`;
const operation = (seed: string) => `${OPERATIONS}[1 + (${seed})::int % 10]`;
/** Returns an id of version 4, because the procedures accept no other UUIDs. */
const id = (seed: string) => `overlay(overlay(md5(${seed}) placing '4' from 13) placing '8' from 17)::uuid`;
const HASHED = (seed: string) => `abs(hashtext(${seed}))`;

/** Runs as superuser, on a day of the ledger before the first call. */
export function openingSteps({ tenants }: Size, { tenantId, keyId, ownerUserId }: Template): Step[] {
  const put = (column: string) =>
    `replace(replace(replace(replace(${column}, '${tenantId}', s.tenant::text), '${keyId}', s.key::text),
      '${ownerUserId}', s.owner), k.public_id, s.public_id)`;
  const copies = `scale.tenant s JOIN graha.api_key k ON k.tenant_id = '${tenantId}'`;
  return [
    {
      name: 'tenants',
      sql: `CREATE SCHEMA scale;
        CREATE TABLE scale.tenant AS SELECT n, ${id("'tenant' || n")} AS tenant, ${id("'key' || n")} AS key,
          md5('owner' || n) AS owner, substr(md5('public' || n), 1, length(k.public_id)) AS public_id,
          (ARRAY['free', 'free', 'free', 'free', 'free', 'starter', 'starter', 'starter', 'growth', 'scale'])[1 + n % 10] AS plan,
          (ARRAY['Nadir', 'Orbit', 'Apogee', 'Perigee', 'Zenith', 'Solstice'])[1 + n % 6] || ' ' || n AS name,
          graha.ledger_now() - (n % 1000) * interval '1 day' AS created_at
        FROM generate_series(1, ${tenants}) n, (SELECT public_id FROM graha.api_key WHERE tenant_id = '${tenantId}') k;
        UPDATE scale.tenant SET plan = 'scale' WHERE n = 1;
        ALTER TABLE scale.tenant ADD PRIMARY KEY (n); ANALYZE scale.tenant;`,
    },
    {
      name: 'people and workspaces',
      sql: `INSERT INTO identity.user (id, name, email, email_verified)
          SELECT owner, 'Owner ' || n, 'owner' || n || '@company' || n % 500 || '.example', true FROM scale.tenant;
        INSERT INTO identity.organization (id, name, slug) SELECT tenant::text, name, tenant::text FROM scale.tenant;
        INSERT INTO identity.member (id, organization_id, user_id, role)
          SELECT md5('member' || n), tenant::text, owner, 'owner' FROM scale.tenant;`,
    },
    {
      name: 'events',
      sql: `INSERT INTO graha.event (event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
          correlation_id, causation_id, request_id, data, secret)
        SELECT gen_random_uuid(), ${put('e.stream_id')}, stream_version, type, schema_version, s.tenant, occurred_at,
          ${put('actor::text')}::jsonb, gen_random_uuid()::text, causation_id, 'req_' || s.n, ${put('data::text')}::jsonb,
          ${put('secret::text')}::jsonb
        FROM ${copies} CROSS JOIN graha.event e WHERE e.tenant_id = '${tenantId}' ORDER BY s.n, e.pos;`,
    },
    {
      name: 'keys and cards',
      sql: `INSERT INTO graha.api_key SELECT (jsonb_populate_record(k, jsonb_build_object('tenant_id', s.tenant, 'key_id', s.key,
          'public_id', s.public_id, 'issued_at', s.created_at))).* FROM ${copies};
        INSERT INTO graha.tenant_card SELECT (jsonb_populate_record(c, jsonb_build_object('tenant_id', s.tenant, 'name', s.name,
          'plan', s.plan, 'created_at', s.created_at))).*
          FROM scale.tenant s JOIN graha.tenant_card c ON c.tenant_id = '${tenantId}';`,
    },
    {
      name: 'keys and members of the busy workspace',
      sql: `INSERT INTO graha.api_key SELECT (jsonb_populate_record(k, jsonb_build_object('key_id', ${id("'more keys' || m")},
          'public_id', substr(md5('more keys' || m), 1, length(k.public_id)), 'name', 'Production ' || m))).*
          FROM scale.tenant s JOIN graha.api_key k ON k.key_id = s.key, generate_series(2, ${BUSY_KEYS}) m WHERE s.n = 1;
        INSERT INTO identity.user (id, name, email, email_verified)
          SELECT md5('colleague' || m), 'Colleague ' || m, 'colleague' || m || '@company1.example', true
          FROM generate_series(2, ${BUSY_MEMBERS}) m;
        INSERT INTO identity.member (id, organization_id, user_id, role)
          SELECT md5('colleague member' || m), tenant::text, md5('colleague' || m), 'developer'
          FROM scale.tenant, generate_series(2, ${BUSY_MEMBERS}) m WHERE n = 1;`,
    },
    { name: 'accounts', sql: 'SELECT count(graha.open_account(tenant, plan)) FROM scale.tenant' },
  ];
}

const TENANTS_PER_BATCH = 100;

/** Returns the charges of one day through the ledger's own function: each statement has the calls of some tenants. */
export function chargesOfDay({ tenants, entries }: Size, day: number): string[] {
  const busy = Math.ceil(entries / 10 / DAYS);
  const each = Math.ceil((entries * 0.9 * DAYS_BETWEEN_CALLS) / DAYS / tenants);
  const charges = (calls: number, which: string) => `
    SELECT count(*) FROM (
      SELECT array_agg(tenant) t, array_agg(key) k, array_agg(${operation('i')}) o, array_agg(1 + i % 3) c,
        array_agg('req_' || ${day} || '_' || n || '_' || i) r, array_agg(NULL::text) x, array_agg(NULL::bytea) h,
        array_agg(NULL::timestamptz) a
      FROM scale.tenant, generate_series(1::bigint, ${calls}) i WHERE ${which}) b,
      graha.charge_batch(t, k, o, c, r, x, h, a, 'scale')`;
  const batches = Math.ceil(tenants / TENANTS_PER_BATCH);
  return [
    charges(busy, 'n = 1'),
    ...Array.from({ length: batches }, (_, index) => {
      const from = index * TENANTS_PER_BATCH;
      const which = `n > ${Math.max(1, from)} AND n <= ${from + TENANTS_PER_BATCH}`;
      return charges(each, `${which} AND (n + ${day}) % ${DAYS_BETWEEN_CALLS} = 0`);
    }),
  ];
}

/** Returns one day of the request log per statement, up to this moment of today. */
export function requestsOfDay({ tenants, requests }: Size, day: number): string {
  const count = Math.ceil(requests / DAYS);
  return `INSERT INTO graha.request_log (tenant_id, at, request_id, key_id, operation, method, status, code, latency_ms, credits,
      is_replay)
    SELECT s.tenant, r.at, 'log_' || ${day} || '_' || i, s.key, ${operation('i / 7')}, 'POST', status,
      CASE WHEN status >= 400 THEN 'code_' || status END, 0.5 + exp((i % 97) / 20.0), CASE WHEN status < 400 THEN 1 + i % 3 ELSE 0 END,
      i % 211 = 0
    FROM (SELECT i, today + i * interval '24 hours' / ${count} AS at,
        CASE WHEN i % 499 = 0 THEN 500 WHEN i % 29 = 0 THEN 429 WHEN i % 41 = 0 THEN 422 ELSE 200 END AS status,
        CASE WHEN i % 3 = 0 THEN 1 ELSE 1 + ${HASHED("'r' || i")} % ${tenants} END AS n
      FROM generate_series(1::bigint, ${count}) i,
        (SELECT date_trunc('day', graha.ledger_now(), 'UTC') - ${day} * interval '1 day' AS today) t) r
    JOIN scale.tenant s USING (n) WHERE r.at <= graha.ledger_now()`;
}

const counts = (which: string) => `count(*) FILTER (WHERE ${which}), count(*) FILTER (WHERE ${which} AND is_replay),
      coalesce(sum(credits) FILTER (WHERE ${which}), 0)`;

const COUNTED = 'at < (SELECT counted_until FROM graha.request_count_start)';

/** The counts that the worker would have written for the rows. */
const COUNTS_OF_REQUESTS = `
  UPDATE graha.request_count_start SET since = '2000-01-01', parts_since = '2000-01-01',
    counted_until = date_bin('15 minutes', graha.ledger_now() - interval '1 minute', '2000-01-01');
  INSERT INTO graha.request_count (tenant_id, hour, operation, key_id, status, requests, replays, credits,
      requests_15, replays_15, credits_15, requests_30, replays_30, credits_30)
    SELECT tenant_id, date_trunc('hour', at, 'UTC'), operation, key_id, status, ${counts('true')}, ${counts('minute < 15')},
      ${counts('minute < 30')}
    FROM graha.request_log, extract(minute FROM at AT TIME ZONE 'UTC') minute WHERE ${COUNTED} GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO graha.request_latency SELECT tenant_id, date_trunc('day', at, 'UTC'), operation, key_id,
      graha.latency_bucket(latency_ms), count(*) FROM graha.request_log WHERE ${COUNTED} GROUP BY 1, 2, 3, 4, 5;`;

const usageOf = (table: string, timezone: string) => `
  INSERT INTO graha.${table} (tenant_id, day, operation, key_id, calls, credits, last_at)
    SELECT tenant_id, (at AT TIME ZONE '${timezone}')::date, operation, key_id, count(*), sum(cost), max(at)
    FROM graha.ledger_entry WHERE kind = 'CallCharged' AND tenant_id IN (SELECT tenant FROM scale.tenant) GROUP BY 1, 2, 3, 4;`;

/** Run after all calls: the rows that the product's own programs would have written in time. */
export const CLOSING_STEPS: Step[] = [
  { name: 'counts of requests', sql: COUNTS_OF_REQUESTS },
  {
    name: 'usage',
    sql: `${usageOf('usage_by_day', 'UTC')} ${usageOf('usage_by_local_day', TIMEZONE)}
      INSERT INTO graha.projection_checkpoint (projection, tenant_id, period_start, seq, timezone)
        SELECT p, tenant_id, period_start, seq, CASE p WHEN 'usage-by-local-day' THEN '${TIMEZONE}' END
        FROM graha.credit_account, unnest(ARRAY['usage-by-day', 'usage-by-local-day', 'threshold-alerts']) p
        ON CONFLICT DO NOTHING;`,
  },
  {
    name: 'audit trail',
    sql: `INSERT INTO graha.audit_trail (tenant_id, pos, at, type, stream_id, actor_kind, actor_id, request_id, data)
        SELECT tenant_id, pos, occurred_at, type, stream_id, actor ->> 'kind', actor ->> 'id', request_id, data
        FROM graha.event WHERE tenant_id IN (SELECT tenant FROM scale.tenant);
      INSERT INTO graha.feed_checkpoint (consumer, xid, pos) SELECT 'audit-trail', xid, pos FROM graha.event
        ORDER BY xid DESC, pos DESC LIMIT 1 ON CONFLICT (consumer) DO UPDATE SET xid = excluded.xid, pos = excluded.pos;`,
  },
  {
    name: 'payments and messages of Stripe',
    sql: `INSERT INTO graha.billing_customer SELECT tenant, 'cus_' || n, created_at FROM scale.tenant WHERE plan <> 'free';
      INSERT INTO graha.payment (tenant_id, payment_id, purpose, plan, amount_cents, returned_cents, currency, paid_at)
        SELECT tenant, 'in_' || n || '_' || m, CASE WHEN n % 7 = 0 THEN 'top_up' ELSE 'plan' END, CASE WHEN n % 7 <> 0 THEN plan END,
          1900, CASE WHEN n % 97 = 0 THEN 1900 ELSE 0 END, 'usd', graha.ledger_now() - m * interval '1 month' - n % 27 * interval '1 day'
        FROM scale.tenant, generate_series(0, 13) m WHERE plan <> 'free';
      INSERT INTO graha.stripe_inbox (stripe_event_id, event_type, object_id, created_at, received_at, status, next_attempt_at)
        SELECT 'evt_' || n || '_' || m, 'invoice.paid', 'in_' || n || '_' || m, at, at, CASE WHEN (n + m) % 5000 = 0 THEN 'failed'
          ELSE 'applied' END, at
        FROM scale.tenant, generate_series(0, 13) m, LATERAL (SELECT graha.ledger_now() - m * interval '1 month' AS at) a
        WHERE plan <> 'free';`,
  },
  {
    name: 'status and mail',
    sql: `INSERT INTO graha.status_minute SELECT minute, true, 3, 100, 0, 5, 20
        FROM generate_series(date_trunc('minute', graha.ledger_now()) - interval '89 days', graha.ledger_now(), '1 minute') minute;
      INSERT INTO identity.mail (dedupe_key, kind, to_address, subject, html, text, next_attempt_at, sent_at)
        SELECT 'scale' || n, 'test', 'owner' || n || '@company.example', 'Subject', '<p>Text</p>', 'Text', NULL, clock_timestamp()
        FROM scale.tenant;`,
  },
];
