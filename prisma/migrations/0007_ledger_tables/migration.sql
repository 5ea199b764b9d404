-- The data plane. Written by functions of graha_ledger alone; no login role holds INSERT, UPDATE, DELETE or TRUNCATE here.

-- One row per tenant: the materialised balance, and the lock under which everything about a tenant's credits happens.
-- What a plan is worth stands in the row, handed in by the caller: no plan is known to SQL.
create table graha.credit_account (
  tenant_id      uuid primary key,
  status         text not null default 'active' check (status in ('active', 'suspended')),
  plan           text not null,
  plan_source    text not null,
  period_kind    text not null check (period_kind in ('calendar_month', 'anchored', 'none')),
  anchor_at      timestamptz not null,
  period_credits bigint not null check (period_credits >= 0),
  period_start   timestamptz not null,
  period_end     timestamptz not null,
  calls_used     bigint not null default 0 check (calls_used >= 0),
  calls_limit    bigint check (calls_limit >= 0),
  credits_used   bigint not null default 0 check (credits_used >= 0),
  remaining      bigint not null default 0 check (remaining >= 0),
  next_due       timestamptz not null,
  seq            bigint not null default 0,
  last_hash      bytea not null,
  last_at        timestamptz not null default '-infinity',
  check (period_start < period_end)
) with (fillfactor = 60);
comment on column graha.credit_account.plan_source is 'What set the plan, as type:id; the same source sets it only once.';
comment on column graha.credit_account.period_credits is 'Granted whenever a period opens; 0 where grants come from elsewhere.';
comment on column graha.credit_account.next_due is 'Earliest of period_end and the next expiry: one comparison says whether to settle.';

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

-- seq is dense per tenant over all periods. period_start never goes back, so (period_start, seq) is the order of seq too.
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

-- A unique index on a table partitioned by time would have to contain the time: idempotency keys have a table of their own.
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

-- Each charge is reversed at most once.
create table graha.charge_reversal (
  tenant_id uuid not null,
  of_seq    bigint not null,
  seq       bigint not null,
  primary key (tenant_id, of_seq)
);

-- Requests whose outcome a replica asked for and that were not charged by then. If the lost transaction arrives after all,
-- or the replica charges again, the first of the two fills in seq and the second finds it.
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
  'graha.charge_reversal', 'graha.charge_doubt']) as ledger_table;

grant select, insert on graha.ledger_entry, graha.charge_reversal to graha_ledger;
grant select, insert, update on graha.credit_account, graha.credit_grant to graha_ledger;
grant select, insert, update, delete on graha.charge_key, graha.charge_doubt to graha_ledger;
grant select on graha.credit_account, graha.credit_grant, graha.ledger_entry, graha.charge_reversal
  to graha_api, graha_app, graha_worker;
