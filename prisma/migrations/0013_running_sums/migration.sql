-- Sums that are kept with what they sum, so that a page costs the same however many rows there are. The functions that
-- write the rows write the sums; the auditor and tests compare the two.

-- Requests of each hour, from the log's rows and in their transaction. Partitions by day, as the log's.
create table graha.request_count (
  tenant_id uuid not null,
  hour      timestamptz(0) not null,
  operation text not null,
  key_id    uuid not null,
  status    smallint not null,
  requests  bigint not null,
  replays   bigint not null,
  primary key (tenant_id, hour, operation, key_id, status)
) partition by range (hour);
comment on column graha.request_count.key_id is 'The nil id where the request named no key.';

-- How many requests of a day took how long.
create table graha.request_latency (
  tenant_id uuid not null,
  day       timestamptz(0) not null,
  operation text not null,
  key_id    uuid not null,
  bucket    smallint not null,
  requests  bigint not null,
  primary key (tenant_id, day, operation, key_id, bucket)
) partition by range (day);
comment on column graha.request_latency.bucket is
  'Bucket b has latencies from 2^(b/8) ms up to 2^((b+1)/8) ms.';

-- Hours that begin before it were logged, or may have been, by a version without counts: only their rows count.
create table graha.request_count_start (
  only_row boolean primary key default true check (only_row),
  since    timestamptz not null
);

grant select, insert, update, delete on graha.request_count, graha.request_latency to graha_ledger;
grant select on graha.request_count, graha.request_latency, graha.request_count_start
  to graha_app, graha_operator, graha_worker;

-- Credits of all tenants by day, kept by a trigger of usage_by_day.
create table graha.usage_total (
  day     date primary key,
  calls   bigint not null,
  credits bigint not null
);
grant select, insert, update on graha.usage_total to graha_ledger;
grant select, insert, delete on graha.usage_total to graha_worker;
grant select on graha.usage_total to graha_operator;

-- What the entries of each tenant's open period add up to, up to seq. The worker counts on; entries after seq are read.
create table graha.period_sum (
  tenant_id       uuid primary key,
  opened_seq      bigint not null,
  seq             bigint not null,
  entries         bigint not null,
  opening         bigint not null,
  paid_allowances bigint not null,
  free_allowances bigint not null,
  top_ups         bigint not null,
  by_hand         bigint not null,
  consumed        bigint not null,
  reversed        bigint not null,
  expired         bigint not null,
  withdrawn       bigint not null
) with (fillfactor = 60);
grant select, insert, update, delete on graha.period_sum to graha_worker;
grant select on graha.period_sum to graha_operator;

-- The list of tenants: the newest first, by the millisecond, as a place in it is passed on.
create index tenant_card_newest_idx on graha.tenant_card
  (date_trunc('milliseconds', created_at at time zone 'UTC') desc, tenant_id desc);
create index stripe_inbox_newest_idx on graha.stripe_inbox
  (date_trunc('milliseconds', received_at at time zone 'UTC') desc, stripe_event_id desc);
create index stripe_inbox_object_id_idx on graha.stripe_inbox (object_id);

-- The event log of operators, by what it is filtered by.
create index event_type_pos_idx on graha.event (type, pos);
create index event_actor_kind_pos_idx on graha.event ((actor ->> 'kind'), pos);
create index event_occurred_at_idx on graha.event (occurred_at);
