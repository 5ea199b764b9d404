-- Creates the future daily partitions of the request log and of its counts, drops the expired ones, and returns the number
-- created and dropped. It runs at every start and every hour; concurrent runs are harmless. It belongs to the owner of the
-- tables, because only the owner can create partitions.
-- needs: clock/ledger_now, ledger/seal_partition
create or replace function graha.ensure_request_log_partitions() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  today  date := (ledger_now() at time zone 'utc')::date;
  parent text;
  day    date;
  name   text;
  done   int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('graha.ensure_request_log_partitions'));
  foreach parent in array array['request_log', 'request_count', 'request_latency'] loop
    for n in -2 .. 14 loop
      day := today + n;
      name := parent || '_' || to_char(day, 'YYYY_MM_DD');
      continue when to_regclass('graha.' || name) is not null;
      execute format('create table graha.%I (like graha.%I including all)', name, parent);
      perform seal_partition(('graha.' || name)::regclass);
      execute format('alter table graha.%I attach partition graha.%I for values from (%L) to (%L)', parent,
        name, day::timestamp at time zone 'utc', (day + 1)::timestamp at time zone 'utc');
      done := done + 1;
    end loop;
    for name in
      select relname from pg_inherits join pg_class on oid = inhrelid
      where inhparent = ('graha.' || parent)::regclass
        and relname < parent || '_' || to_char(today - 30, 'YYYY_MM_DD')
    loop
      execute format('drop table graha.%I', name);
      done := done + 1;
    end loop;
  end loop;
  return done;
end $$;

grant execute on function graha.ensure_request_log_partitions to graha_worker;

-- A new database has partitions before its first server starts.
select graha.ensure_request_log_partitions();

-- Counts begin with the hour after the next one, because older servers log without counts until they are replaced.
insert into graha.request_count_start (since, parts_since, counted_until)
select since, since, date_trunc('hour', graha.ledger_now(), 'UTC')
from date_trunc('hour', graha.ledger_now() + interval '2 hours', 'UTC') since
on conflict do nothing;
