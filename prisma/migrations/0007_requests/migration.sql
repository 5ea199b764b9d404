-- Every response of the API, for thirty days: operational data, written in batches on a best-effort basis, without
-- address, query and body. What was charged stands in ledger_entry alone.
create table graha.request_log (
  tenant_id  uuid not null,
  at         timestamptz(3) not null,
  request_id text not null,
  key_id     uuid,
  operation  text not null,
  method     text not null,
  status     smallint not null,
  code       text,
  latency_ms real not null,
  credits    bigint not null,
  is_replay  boolean not null,
  replay_of  bigint,
  primary key (tenant_id, at, request_id)
) partition by range (at);
comment on column graha.request_log.tenant_id is 'The nil id where the caller was not known.';
comment on column graha.request_log.code is 'The code of the error in the response.';
comment on column graha.request_log.replay_of is
  'Of a replay: the entry of the ledger under which the call was charged.';

create index request_log_request_id_idx on graha.request_log (request_id);
-- Rows arrive nearly in the order of time, so a summary of each range of pages finds a minute of all tenants.
create index request_log_at_idx on graha.request_log using brin (at) with (pages_per_range = 16, autosummarize = on);
-- Calls that failed because of the API are few; the worker looks for them every hour and reverses their charges.
create index request_log_failed_idx on graha.request_log (at, tenant_id) where status >= 500;
-- A replay delivers a failed call after all: its charge is then not reversed.
create index request_log_replay_of_idx on graha.request_log (tenant_id, replay_of) where replay_of is not null;

grant select, insert, delete on graha.request_log to graha_ledger;
grant select on graha.request_log to graha_app, graha_operator, graha_worker;

-- The state of the service minute by minute, for ninety days. A minute without a row was not observed.
create table graha.status_minute (
  minute   timestamptz(0) primary key,
  is_up    boolean not null,
  probe_ms real,
  calls    bigint not null,
  failed   bigint not null,
  p50_ms   real,
  p95_ms   real
);
comment on column graha.status_minute.is_up is 'The API answered that it is ready.';
comment on column graha.status_minute.probe_ms is 'How long that answer took; null without an answer.';
comment on column graha.status_minute.failed is 'Calls with a status of 500 or more.';
grant select on graha.status_minute to graha_app, graha_operator;
grant select, insert, update, delete on graha.status_minute to graha_worker;
