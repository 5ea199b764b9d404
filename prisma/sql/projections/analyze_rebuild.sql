-- Gathers statistics of the rebuilt table before it is live, because only the owner can.
create or replace function graha.analyze_rebuild(p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  p projection;
begin
  select * into strict p from projection where name = p_name;
  execute format('analyze graha.%I', p.live_table || '_v' || p.version + 1);
end $$;

grant execute on function graha.analyze_rebuild to graha_worker;
