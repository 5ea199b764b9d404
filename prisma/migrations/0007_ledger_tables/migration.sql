-- The data plane. Written by functions of graha_ledger alone; no login role holds INSERT, UPDATE, DELETE or TRUNCATE.

-- One row per tenant: the materialised balance, and the lock under which everything about a tenant's credits happens.
-- What a plan is worth stands in the row, handed in by the caller: no plan is known to SQL.
create table graha.credit_account (
  tenant_id      uuid primary key,
  status         text not null default 'active' check (status in ('active', 'suspended')),
  plan           text not null,
  plan_version   int not null default 0,
  period_kind    text not null check (period_kind in ('calendar_month', 'anchored', 'none')),
  anchor_at      timestamptz not null,
  period_credits bigint not null check (period_credits >= 0),
  period_start   timestamptz not null,
  period_end     timestamptz not null,
  calls_used     bigint not null default 0 check (calls_used >= 0),
  calls_limit    bigint check (calls_limit >= 0),
  credits_used   bigint not null default 0 check (credits_used >= 0),
  remaining      bigint not null default 0 check (remaining >= 0),
  opened_seq     bigint not null default 0,
  next_due       timestamptz not null,
  seq            bigint not null default 0,
  last_hash      bytea not null,
  last_at        timestamptz not null default '-infinity',
  check (period_start < period_end)
) with (fillfactor = 60);
comment on column graha.credit_account.plan_version is 'Version of the subscription stream that set the plan.';
comment on column graha.credit_account.period_credits is 'Granted whenever a period opens.';
comment on column graha.credit_account.opened_seq is 'The entry that opened this period: what lies in it comes after.';
comment on column graha.credit_account.next_due is 'Earlier of period_end and the next expiry: no settling before.';

-- grant_id is the seq of the entry that granted it, so a grant and its entry name each other.
create table graha.credit_grant (
  tenant_id   uuid not null,
  grant_id    bigint not null,
  kind        text not null,
  amount      bigint not null check (amount > 0),
  used        bigint not null default 0 check (used >= 0),
  expired     bigint not null default 0 check (expired >= 0),
  expires_at  timestamptz not null,
  priority    int not null default 0,
  source_type text not null,
  source_id   text not null,
  primary key (tenant_id, grant_id),
  unique (tenant_id, source_type, source_id),
  check (used + expired <= amount)
) with (fillfactor = 60);

-- seq is dense per tenant over all periods. period_start never goes back: (period_start, seq) is the order of seq too.
create table graha.ledger_entry (
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  kind         text not null check (kind in
    ('PeriodOpened', 'PeriodClosed', 'CreditsGranted', 'CreditsExpired', 'CallCharged', 'ChargeReversed')),
  at           timestamptz not null,
  cost         bigint not null check (cost >= 0),
  calls        int not null check (calls >= 0),
  key_id       uuid,
  operation    text,
  request_id   text,
  burn         jsonb not null default '[]',
  data         jsonb,
  prev_hash    bytea not null,
  hash         bytea not null,
  primary key (tenant_id, period_start, seq)
) partition by range (period_start);
comment on column graha.ledger_entry.calls is 'Calls that count toward the plan: 1 for a live key, 0 for a test key.';
comment on column graha.ledger_entry.burn is 'Pairs of grant_id and credits, in the order of burning.';

-- A unique index of a table partitioned by time would have to contain the time: idempotency keys have their own table.
create table graha.charge_key (
  tenant_id       uuid not null,
  idempotency_key text not null,
  operation       text not null,
  input_hash      bytea not null,
  seq             bigint not null,
  cost            bigint not null,
  as_of           timestamptz,
  engine_version  text not null,
  created_at      timestamptz not null,
  primary key (tenant_id, idempotency_key)
) partition by hash (tenant_id);

-- What a key with a cap of its own has spent since opened_seq, counted up to seq. Keys without a cap are not counted.
create table graha.key_spending (
  tenant_id  uuid not null,
  key_id     uuid not null,
  opened_seq bigint not null,
  seq        bigint not null,
  credits    bigint not null check (credits >= 0),
  primary key (tenant_id, key_id)
) with (fillfactor = 60);

-- Each charge is reversed at most once.
create table graha.charge_reversal (
  tenant_id uuid not null,
  of_seq    bigint not null,
  seq       bigint not null,
  primary key (tenant_id, of_seq)
);

-- Requests whose outcome a replica asked for and that were not charged by then. If the lost transaction arrives after
-- all, or the replica charges again, the first of the two fills in seq and the second finds it.
create table graha.charge_doubt (
  tenant_id  uuid not null,
  request_id text not null,
  seq        bigint,
  cost       bigint,
  created_at timestamptz not null,
  primary key (tenant_id, request_id)
);

select graha.isolate(ledger_table::regclass)
from unnest(array['graha.credit_account', 'graha.credit_grant', 'graha.ledger_entry', 'graha.charge_key',
  'graha.key_spending', 'graha.charge_reversal', 'graha.charge_doubt']) as ledger_table;

grant select, insert on graha.ledger_entry, graha.charge_reversal to graha_ledger;
grant select, insert, update on graha.credit_account, graha.credit_grant, graha.key_spending to graha_ledger;
grant select, insert, update, delete on graha.charge_key, graha.charge_doubt to graha_ledger;
grant select on graha.credit_account, graha.credit_grant, graha.ledger_entry, graha.charge_reversal
  to graha_api, graha_app, graha_worker;
