-- What the auditor found and how far it has verified each tenant, and the months of the ledger that are archived.

-- A run without an end was interrupted. Times are those of the server's clock and not of the ledger's.
create table graha.audit_run (
  run_id       bigint generated always as identity primary key,
  started_at   timestamptz not null default clock_timestamp(),
  ended_at     timestamptz,
  from_genesis boolean not null,
  only_tenant  uuid,
  tenants      int not null default 0,
  entries      bigint not null default 0,
  differences  bigint not null default 0
);
comment on column graha.audit_run.only_tenant is 'Null: every tenant was audited.';

-- The first hundred of a tenant; audit_run counts all of them.
create table graha.audit_difference (
  tenant_id uuid not null,
  run_id    bigint not null,
  number    int not null,
  seq       bigint not null,
  subject   text not null,
  problem   text not null,
  primary key (run_id, tenant_id, number)
);

-- The balances after an entry up to which everything was verified: the next run starts there. A past that was rewritten
-- with all its hashes does not lead to the hash of the checkpoint.
create table graha.audit_checkpoint (
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  hash         bytea not null,
  books        jsonb not null,
  made_at      timestamptz not null default clock_timestamp(),
  primary key (tenant_id, period_start, seq)
);

-- The newest closed period whose root the worker has written to its log.
create table graha.announced_period (
  tenant_id    uuid primary key,
  period_start timestamptz not null,
  seq          bigint not null
);

grant select, insert, update on graha.audit_run, graha.announced_period to graha_worker;
grant select, insert on graha.audit_difference to graha_worker;
grant select, insert, delete on graha.audit_checkpoint to graha_worker;
grant select on graha.audit_run, graha.audit_difference, graha.audit_checkpoint to graha_operator;

-- Archived months. The database keeps what later months need: the last hash and the balances of each tenant, and the
-- usage from which a rebuilt projection starts. The owner writes these tables, because only the owner can detach a
-- partition.
create table graha.ledger_archive (
  month       date primary key check (extract(day from month) = 1),
  file        text not null,
  sha256      text not null,
  root        text not null,
  entries     bigint not null check (entries >= 0),
  archived_at timestamptz not null default clock_timestamp(),
  dropped_at  timestamptz
);
comment on column graha.ledger_archive.dropped_at is 'Null while the month is still in the database as well.';

-- A tenant's entries of an archived month: part of its hash chain, from the entry after prev_hash to the one with hash.
create table graha.archived_stretch (
  tenant_id    uuid not null,
  month        date not null,
  first_seq    bigint not null,
  last_seq     bigint not null check (last_seq >= first_seq),
  period_start timestamptz not null,
  prev_hash    bytea not null,
  hash         bytea not null,
  books        jsonb not null,
  primary key (tenant_id, month)
);
comment on column graha.archived_stretch.period_start is 'That of the last entry.';
comment on column graha.archived_stretch.books is 'The balances after the last entry, without the usage.';

-- The day can be of another month than the entry: a reversal reduces the day of its call.
create table graha.archived_usage (
  tenant_id uuid not null,
  month     date not null,
  day       date not null,
  operation text not null,
  key_id    uuid not null,
  calls     bigint not null,
  credits   bigint not null,
  last_at   timestamptz not null,
  primary key (tenant_id, month, day, operation, key_id)
);

grant select on graha.ledger_archive, graha.archived_stretch, graha.archived_usage to graha_worker;
grant select on graha.archived_stretch, graha.archived_usage to graha_operator;
