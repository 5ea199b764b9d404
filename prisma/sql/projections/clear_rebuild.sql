-- Drops the tables of earlier versions and of unfinished rebuilds.
create or replace function graha.clear_rebuild(p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '10s' as $$
declare
  p projection;
begin
  update projection set rebuilding_until = null where name = p_name returning * into strict p;
  for n in greatest(1, p.version - 3) .. p.version + 1 loop
    execute format('drop table if exists graha.%I', p.live_table || '_v' || n);
  end loop;
end $$;

grant execute on function graha.clear_rebuild to graha_worker;
