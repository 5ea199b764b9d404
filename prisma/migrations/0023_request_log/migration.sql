-- Every answer of the API, for thirty days: operational data, written in batches and on a best effort. No address, no
-- query, no body. What was charged stands in ledger_entry alone.
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
  primary key (tenant_id, at, request_id)
) partition by range (at);
comment on column graha.request_log.tenant_id is 'The nil id where the caller was not known.';
comment on column graha.request_log.code is 'The code of the error that was answered.';

create index request_log_request_id_idx on graha.request_log (request_id);
-- Rows come nearly in the order of time, so that a summary of each stretch of pages finds a minute of all tenants.
create index request_log_at_idx on graha.request_log using brin (at) with (pages_per_range = 16, autosummarize = on);

select graha.isolate('graha.request_log');
grant select, insert on graha.request_log to graha_ledger;
grant select on graha.request_log to graha_app, graha_worker;

-- The days that are kept, and some ahead. Run at every start and every hour; runs side by side are harmless. It belongs
-- to the owner of the table, who alone may make partitions. Returns how many it made and dropped.
create function graha.ensure_request_log_partitions() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  today date := (ledger_now() at time zone 'utc')::date;
  day   date;
  name  text;
  done  int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('graha.ensure_request_log_partitions'));
  for n in -2 .. 14 loop
    day := today + n;
    name := 'request_log_' || to_char(day, 'YYYY_MM_DD');
    continue when to_regclass('graha.' || name) is not null;
    execute format('create table graha.%I (like graha.request_log including all)', name);
    perform seal_partition(('graha.' || name)::regclass);
    execute format('alter table graha.request_log attach partition graha.%I for values from (%L) to (%L)',
      name, day::timestamp at time zone 'utc', (day + 1)::timestamp at time zone 'utc');
    done := done + 1;
  end loop;
  for name in
    select relname from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'graha.request_log'::regclass and relname < 'request_log_' || to_char(today - 30, 'YYYY_MM_DD')
  loop
    execute format('drop table graha.%I', name);
    done := done + 1;
  end loop;
  return done;
end $$;
grant execute on function graha.ensure_request_log_partitions() to graha_worker;
select graha.ensure_request_log_partitions();

-- Rows of any tenants in one statement; what is told twice is kept once. A replica whose clock is off by more than an
-- hour is given the database's time: a row that fits no partition would take the whole batch with it.
create function graha.log_requests(p_tenants uuid[], p_ats timestamptz[], p_requests text[], p_keys uuid[],
  p_operations text[], p_methods text[], p_statuses int[], p_codes text[], p_latencies real[], p_credits bigint[],
  p_replays boolean[])
returns void
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  insert into request_log
  select t, case when abs(extract(epoch from at - n.now)) <= 3600 then at else n.now end, r, k, o, m, s, c, l, cr, re
  from unnest(p_tenants, p_ats, p_requests, p_keys, p_operations, p_methods, p_statuses, p_codes, p_latencies,
      p_credits, p_replays) x (t, at, r, k, o, m, s, c, l, cr, re),
    (select ledger_now() as now) n
  on conflict do nothing
$$;
alter function graha.log_requests(uuid[], timestamptz[], text[], uuid[], text[], text[], int[], text[], real[],
  bigint[], boolean[]) owner to graha_ledger;
grant execute on function graha.log_requests(uuid[], timestamptz[], text[], uuid[], text[], text[], int[], text[],
  real[], bigint[], boolean[]) to graha_api;
