-- Creates the monthly partitions of the ledger from three before to thirteen after this month, and returns the number created.
-- It runs at every start and once a day; concurrent runs are harmless. It belongs to the owner of the table, because only the
-- owner can create partitions, and therefore takes no argument.
-- needs: clock/ledger_now, ledger/seal_partition
create or replace function graha.ensure_partitions() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  this_month timestamp := date_trunc('month', ledger_now() at time zone 'utc');
  month      timestamp;
  name       text;
  made       int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('graha.ensure_partitions'));
  for n in -3 .. 13 loop
    month := this_month + n * interval '1 month';
    name := 'ledger_entry_' || to_char(month, 'YYYY_MM');
    continue when to_regclass('graha.' || name) is not null;
    -- CREATE TABLE … PARTITION OF would lock the ledger against charges, so the table is created first and then attached.
    execute format('create table graha.%I (like graha.ledger_entry including all)', name);
    perform seal_partition(('graha.' || name)::regclass);
    execute format('alter table graha.ledger_entry attach partition graha.%I for values from (%L) to (%L)',
      name, month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
    made := made + 1;
  end loop;
  return made;
end $$;

grant execute on function graha.ensure_partitions to graha_worker;

-- A new database has partitions before its first server starts.
select graha.ensure_partitions();
