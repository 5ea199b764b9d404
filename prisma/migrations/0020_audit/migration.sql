-- What the auditor found, and up to where it has verified each tenant.

-- A run with no end was cut off. Times are those of the real clock: an audit is no business of the ledger.
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

-- The first hundred of a tenant; audit_run counts them all.
create table graha.audit_difference (
  tenant_id uuid not null,
  run_id    bigint not null,
  number    int not null,
  seq       bigint not null,
  subject   text not null,
  problem   text not null,
  primary key (run_id, tenant_id, number)
);

-- The books as they stood at an entry whose past was verified: the next run goes on from there. The hash is a witness
-- too: whoever rewrites the past, with all hashes after it, does not come out here.
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

select graha.isolate(audit_table::regclass)
from unnest(array['graha.audit_difference', 'graha.audit_checkpoint', 'graha.announced_period']) as audit_table;

grant select, insert, update on graha.audit_run, graha.announced_period to graha_worker;
grant select, insert on graha.audit_difference to graha_worker;
grant select, insert, delete on graha.audit_checkpoint to graha_worker;
grant select on graha.charge_key to graha_worker;
