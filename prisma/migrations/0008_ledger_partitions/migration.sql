-- Partitions: a partition read by its own name ignores the policies of its parent, so each gets ENABLE and FORCE and no
-- grant at all. Nothing else may make one.
create function graha.seal_partition(p_partition regclass) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  execute format('alter table %s enable row level security', p_partition);
  execute format('alter table %s force row level security', p_partition);
  execute format('revoke all on table %s from public, graha_api, graha_app, graha_auth, graha_worker, graha_ledger',
    p_partition);
end $$;

-- Months of the ledger from three back to thirteen ahead. Run at every start and once a day; runs side by side are
-- harmless. It belongs to the owner of the table, who alone may make partitions, and so takes no argument. Returns how
-- many it made.
create function graha.ensure_partitions() returns int
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
    -- Made apart and attached: CREATE TABLE … PARTITION OF would lock the ledger against every charge meanwhile.
    execute format('create table graha.%I (like graha.ledger_entry including all)', name);
    perform seal_partition(('graha.' || name)::regclass);
    execute format('alter table graha.ledger_entry attach partition graha.%I for values from (%L) to (%L)',
      name, month at time zone 'utc', (month + interval '1 month') at time zone 'utc');
    made := made + 1;
  end loop;
  return made;
end $$;
grant execute on function graha.ensure_partitions() to graha_worker;

do $$
begin
  for n in 0 .. 7 loop
    execute format('create table graha.charge_key_%s partition of graha.charge_key '
      'for values with (modulus 8, remainder %s)', n, n);
    perform graha.seal_partition(format('graha.charge_key_%s', n)::regclass);
  end loop;
  perform graha.ensure_partitions();
end $$;
