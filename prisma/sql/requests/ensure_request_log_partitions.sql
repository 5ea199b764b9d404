-- Creates the days ahead, drops the days that are no longer kept, and returns how many it created and dropped. It runs
-- at every start and every hour; concurrent runs are harmless. It belongs to the owner of the table, because only the
-- owner can create partitions.
-- needs: clock/ledger_now, ledger/seal_partition
create or replace function graha.ensure_request_log_partitions() returns int
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

grant execute on function graha.ensure_request_log_partitions to graha_worker;

-- A new database has partitions before its first server starts.
select graha.ensure_request_log_partitions();
