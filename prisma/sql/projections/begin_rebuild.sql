-- Creates the empty table of a rebuild and returns its name; GR002 means that another rebuild is running. A projection is
-- rebuilt next to the live table, under traffic. The live table of version 3 is <table>, the table that may become version 4 is
-- <table>_v4, and the replaced table stays as <table>_v3 until the two have been compared.
create or replace function graha.begin_rebuild(p_name text) returns text
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '10s' as $$
declare
  p    projection;
  live regclass;
  copy text;
begin
  select * into p from projection where name = p_name for update;
  if not found then
    raise no_data_found using message = format('there is no projection %s', p_name);
  end if;
  if p.rebuilding_until > clock_timestamp() then
    raise sqlstate 'GR002' using message = format('projection %s is being rebuilt', p_name);
  end if;
  live := to_regclass('graha.' || p.live_table);
  if exists (select from pg_depend where refobjid = live and classid = 'pg_rewrite'::regclass) then
    raise exception 'a view stands on table %: it would go on reading the old version', live;
  end if;
  perform clear_rebuild(p_name);
  update projection set rebuilding_until = clock_timestamp() + interval '1 minute' where name = p_name;
  copy := p.live_table || '_v' || p.version + 1;
  execute format('create table graha.%I (like graha.%I including all)', copy, p.live_table);
  if exists (select from pg_class where oid = live and reloptions is not null) then
    execute format('alter table graha.%I set (%s)', copy,
      (select array_to_string(reloptions, ', ') from pg_class where oid = live));
  end if;
  perform isolate(to_regclass('graha.' || copy));
  execute format('grant select, insert, update, delete on graha.%I to graha_worker', copy);
  return copy;
end $$;

grant execute on function graha.begin_rebuild to graha_worker;
