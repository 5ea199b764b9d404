-- Creates the monthly partitions of planned events from one before to fourteen after this month, drops those of events older than
-- three months, and returns the number created and dropped. It runs at every start and every hour; concurrent runs are harmless. It
-- belongs to the owner of the table, because only the owner can create partitions.
-- needs: clock/ledger_now, ledger/seal_partition
create or replace function graha.ensure_due_event_partitions() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  this_month timestamp := date_trunc('month', ledger_now() at time zone 'utc');
  month      timestamp;
  name       text;
  done       int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('graha.ensure_due_event_partitions'));
  for n in -1 .. 14 loop
    month := this_month + n * interval '1 month';
    name := 'due_event_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('graha.' || name) is not null;
    execute format('create table graha.%I (like graha.due_event including all)', name);
    perform seal_partition(('graha.' || name)::regclass);
    execute format('alter table graha.due_event attach partition graha.%I for values from (%L) to (%L)',
      name, month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
    done := done + 1;
  end loop;
  for name in
    select relname from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'graha.due_event'::regclass
      and relname < 'due_event_' || to_char(this_month - interval '3 months', 'YYYY_MM')
  loop
    execute format('drop table graha.%I', name);
    done := done + 1;
  end loop;
  return done;
end $$;

grant execute on function graha.ensure_due_event_partitions to graha_worker;

-- A new database has partitions before its first server starts.
select graha.ensure_due_event_partitions();
