-- The event log of the control plane. pos orders it, and xid names the transaction that wrote a row: a reader that stops
-- below the oldest running transaction never skips a row that is committed later. feed_xid() is the default of xid.
create table graha.event (
  pos            bigint generated always as identity primary key,
  xid            xid8 not null,
  event_id       uuid not null unique,
  stream_id      text not null,
  stream_version int not null check (stream_version > 0),
  type           text not null,
  schema_version int not null default 1,
  tenant_id      uuid not null,
  occurred_at    timestamptz not null,
  actor          jsonb not null,
  correlation_id text not null,
  causation_id   text,
  request_id     text,
  data           jsonb not null,
  secret         jsonb,
  unique (stream_id, stream_version)
);
comment on column graha.event.secret is 'Fields that only a rebuild may read: no other reader has the column.';

create index event_xid_pos_idx on graha.event (xid, pos);
create index event_tenant_id_pos_idx on graha.event (tenant_id, pos);
create index event_request_id_idx on graha.event (request_id) where request_id is not null;
create index event_correlation_id_idx on graha.event (correlation_id);
create index event_plan_changes_idx on graha.event (tenant_id, stream_version) where type = 'PlanChanged';
create index event_adjustments_idx on graha.event (tenant_id, stream_version) where type = 'CreditsAdjusted';
create index event_erasure_idx on graha.event (tenant_id, pos)
  where type in ('ErasureRequested', 'ErasureWithdrawn', 'ErasureCompleted');
create index event_plan_idx on graha.event (type, tenant_id, stream_version) where type in
  ('PlanChanged', 'PlanScheduled', 'PlanScheduleCleared');
create index event_dunning_idx on graha.event (type, tenant_id, pos) where type in ('DunningEntered', 'DunningCleared');
create index event_upkeep_idx on graha.event (type, stream_id) where type in ('ProjectionRebuildRequested',
  'ProjectionRebuildCompleted', 'ProjectionRebuildFailed', 'AuditRequested', 'AuditCompleted');

grant select, insert on graha.event to graha_ledger;
grant select on graha.event to graha_worker;
grant select (pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
  correlation_id, causation_id, request_id, data) on graha.event to graha_app, graha_operator;

create table graha.event_author (
  type  text primary key,
  roles text[] not null
);
comment on table graha.event_author is
  'Login roles that may append an event of this type; the owner may append every type.';
grant select on graha.event_author to graha_app, graha_worker, graha_operator, graha_ledger;

-- feed_offset() explains it.
create table graha.feed_epoch (
  only_row   boolean primary key default true check (only_row),
  cluster    text not null,
  xid_offset numeric(20) not null default 0
);
comment on column graha.feed_epoch.cluster is 'The cluster to whose transaction ids xid_offset is added.';
insert into graha.feed_epoch (cluster) select system_identifier::text from pg_control_system();
grant select, update on graha.feed_epoch to graha_ledger;

-- How far a reader of all streams has come.
create table graha.feed_checkpoint (
  consumer text primary key,
  xid      xid8 not null,
  pos      bigint not null
);
grant select, insert, update, delete on graha.feed_checkpoint to graha_worker;
grant select on graha.feed_checkpoint to graha_operator;
