-- The control plane's log. pos orders it, xid says which transaction wrote a row: a reader that stops below the oldest
-- transaction still running can never pass over a row that is committed later.
create table graha.event (
  pos            bigint generated always as identity primary key,
  xid            xid8 not null default pg_current_xact_id(),
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
create index event_xid_pos_idx on graha.event (xid, pos);
create index event_tenant_id_pos_idx on graha.event (tenant_id, pos);
create index event_plan_changes_idx on graha.event (tenant_id, stream_version) where type = 'PlanChanged';

comment on column graha.event.secret is 'Fields that only a rebuild may read: no other reader has the column.';

select graha.isolate('graha.event');
grant select, insert on graha.event to graha_ledger;
grant select on graha.event to graha_worker;
grant select (pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
  correlation_id, causation_id, request_id, data) on graha.event to graha_app;
