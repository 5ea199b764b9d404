-- The credit ledger. Only functions of graha_ledger write it: no login role has INSERT, UPDATE, DELETE or TRUNCATE.

-- One row per tenant: the balance, and the lock under which all changes of a tenant's credits happen.
create table graha.credit_account (
  tenant_id         uuid primary key,
  status            text not null default 'active' check (status in ('active', 'suspended')),
  plan              text not null,
  plan_version      int not null default 0,
  period_kind       text not null check (period_kind in ('calendar_month', 'anchored', 'none')),
  anchor_at         timestamptz not null,
  period_credits    bigint not null check (period_credits >= 0),
  period_start      timestamptz not null,
  period_end        timestamptz not null,
  calls_used        bigint not null default 0 check (calls_used >= 0),
  calls_limit       bigint check (calls_limit >= 0),
  credits_used      bigint not null default 0 check (credits_used >= 0),
  remaining         bigint not null default 0 check (remaining >= 0),
  opened_seq        bigint not null default 0,
  next_due          timestamptz not null,
  seq               bigint not null default 0,
  last_hash         bytea not null,
  last_at           timestamptz not null default '-infinity',
  crossed_pct       int not null default 0 check (crossed_pct between 0 and 100),
  next_plan         jsonb,
  next_plan_at      timestamptz,
  next_plan_version int not null default 0,
  constraint credit_account_check check (period_start < period_end),
  constraint credit_account_next_plan_check check ((next_plan is null) = (next_plan_at is null))
) with (fillfactor = 60);
create index credit_account_next_due_idx on graha.credit_account (next_due);
comment on column graha.credit_account.plan_version is 'Version of the subscription stream that set the plan.';
comment on column graha.credit_account.period_credits is 'Granted whenever a period opens.';
comment on column graha.credit_account.opened_seq is 'The entry that opened this period: its own entries come after.';
comment on column graha.credit_account.next_due is
  'The earliest of period_end, next_plan_at and the next expiry: the account is settled then.';
comment on column graha.credit_account.crossed_pct is 'Highest threshold crossed in this period under this limit.';
comment on column graha.credit_account.next_plan is 'Becomes the plan at next_plan_at: plan, credits, calls, kind.';

-- grant_id is the seq of the entry that granted it.
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
  withdrawn   bigint not null default 0 check (withdrawn >= 0),
  primary key (tenant_id, grant_id),
  unique (tenant_id, source_type, source_id),
  constraint credit_grant_check check (used + expired + withdrawn <= amount)
) with (fillfactor = 60);

-- seq is dense per tenant over all periods. period_start never decreases, so (period_start, seq) is the order of seq.
create table graha.ledger_entry (
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  kind         text not null check (kind in
    ('PeriodOpened', 'PeriodClosed', 'CreditsGranted', 'CreditsExpired', 'CreditsWithdrawn', 'CallCharged',
     'ChargeReversed', 'ThresholdCrossed', 'CallsLimitSet')),
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
comment on column graha.ledger_entry.burn is 'Pairs of grant_id and credits, in the order of spending.';
-- Nearly all entries are calls, so readers of the others have indexes without them.
create index ledger_entry_crossing_idx on graha.ledger_entry (tenant_id, period_start, seq)
  where kind = 'ThresholdCrossed';
create index ledger_entry_but_calls_idx on graha.ledger_entry (tenant_id, period_start, seq) where kind <> 'CallCharged';

-- A unique index of a table partitioned by time has to contain the time, so idempotency keys have their own table.
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
  is_test         boolean not null default false,
  primary key (tenant_id, idempotency_key)
) partition by hash (tenant_id);

-- As seal_partition() does: a partition ignores the policies of its parent.
do $$
begin
  for n in 0 .. 7 loop
    execute format('create table graha.charge_key_%s partition of graha.charge_key '
      'for values with (modulus 8, remainder %s)', n, n);
    execute format('alter table graha.charge_key_%s enable row level security, force row level security', n);
  end loop;
end $$;

-- What a key with a cap has spent since opened_seq, counted up to seq. Keys without a cap are not counted.
create table graha.key_spending (
  tenant_id  uuid not null,
  key_id     uuid not null,
  opened_seq bigint not null,
  seq        bigint not null,
  credits    bigint not null check (credits >= 0),
  primary key (tenant_id, key_id)
) with (fillfactor = 60);

-- A charge is reversed at most once.
create table graha.charge_reversal (
  tenant_id uuid not null,
  of_seq    bigint not null,
  seq       bigint not null,
  primary key (tenant_id, of_seq)
);

-- Requests that had not been charged when a replica asked for their outcome. If the lost transaction arrives later, or
-- the replica charges again, the first of the two sets seq and the second finds it.
create table graha.charge_doubt (
  tenant_id  uuid not null,
  request_id text not null,
  seq        bigint,
  cost       bigint,
  created_at timestamptz not null,
  primary key (tenant_id, request_id)
);

-- An adjustment is applied once, including one that found nothing to withdraw.
create table graha.credit_adjustment (
  tenant_id uuid not null,
  source_id text not null,
  wanted    bigint not null check (wanted <> 0),
  applied   bigint not null,
  primary key (tenant_id, source_id),
  check (abs(applied) <= abs(wanted))
);
comment on column graha.credit_adjustment.applied is
  'Added or, if negative, withdrawn: never more than was unspent.';

-- How much of what a payment bought has been withdrawn because money was returned.
create table graha.returned_share (
  tenant_id   uuid not null,
  source_type text not null,
  source_id   text not null,
  taken       bigint not null check (taken >= 0),
  primary key (tenant_id, source_type, source_id)
);

create table graha.plan_terms (
  plan           text primary key,
  period_credits bigint not null check (period_credits >= 0),
  calls_limit    bigint check (calls_limit >= 0),
  period_kind    text not null check (period_kind in ('calendar_month', 'anchored', 'none'))
);
comment on table graha.plan_terms is 'What each plan brings in a period: the same numbers as the plans of the domain.';

create type graha.charge_result as (
  ord            int,
  outcome        text,
  seq            bigint,
  cost           bigint,
  remaining      bigint,
  credits_limit  bigint,
  calls_left     bigint,
  period_end     timestamptz,
  as_of          timestamptz,
  engine_version text
);

create type graha.charge_outcome_row as (
  request_id     text,
  seq            bigint,
  cost           bigint,
  remaining      bigint,
  credits_limit  bigint,
  calls_left     bigint,
  period_end     timestamptz,
  as_of          timestamptz,
  engine_version text
);

grant select, insert on graha.ledger_entry, graha.charge_reversal, graha.credit_adjustment to graha_ledger;
grant select, insert, update on graha.credit_account, graha.credit_grant, graha.key_spending, graha.returned_share
  to graha_ledger;
grant select, insert, update, delete on graha.charge_key, graha.charge_doubt to graha_ledger;
grant select on graha.plan_terms to graha_ledger;
grant select on graha.credit_account, graha.credit_grant, graha.ledger_entry, graha.charge_reversal
  to graha_api, graha_app, graha_worker;
grant select on graha.credit_adjustment, graha.plan_terms to graha_app, graha_worker;
grant select on graha.charge_key to graha_worker;
grant select on graha.credit_account, graha.credit_grant, graha.credit_adjustment, graha.ledger_entry, graha.plan_terms
  to graha_operator;
