-- A projection is rebuilt beside the live one: a copy of its table is filled while everything goes on, and takes the
-- table's name and all that hangs on it in one short transaction. The table of version 3 is <table>, the copy that may
-- become version 4 is <table>_v4, and what it replaced stays as <table>_v3 until the two have been compared.
create table graha.projection (
  name             text primary key,
  live_table       text not null unique,
  version          int not null default 1 check (version > 0),
  rebuilt_at       timestamptz,
  rebuilding_until timestamptz
);
comment on column graha.projection.rebuilding_until is 'Until then, by the real clock, somebody else''s rebuild is under way.';
insert into graha.projection (name, live_table) values
  ('key-list', 'api_key'), ('tenant-card', 'tenant_card'), ('usage-by-day', 'usage_by_day'),
  ('audit-trail', 'audit_trail');
grant select, update (rebuilding_until) on graha.projection to graha_worker;

-- All that a reader or writer of a table can notice, as text: two tables of one name and one shape are the same to them.
create function graha.table_shape(p_table regclass) returns text
language sql stable set search_path = pg_catalog, graha, pg_temp as $$
  select string_agg(line, E'\n' order by line) from (
    select concat_ws(' ', 'column', attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid)) as line
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = p_table and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'grant', privilege_type, grantee) from pg_class, aclexplode(relacl)
      where oid = p_table and grantee <> relowner
    union all
    select concat_ws(' ', 'grant', privilege_type, attname, grantee) from pg_attribute, aclexplode(attacl)
      where attrelid = p_table and not attisdropped
    union all
    select concat_ws(' ', 'security', relrowsecurity, relforcerowsecurity, array_to_string(reloptions, ' '))
      from pg_class where oid = p_table
    union all
    select concat_ws(' ', 'policy', polname, polcmd, polpermissive, polroles::regrole[], pg_get_expr(polqual, polrelid),
        pg_get_expr(polwithcheck, polrelid))
      from pg_policy where polrelid = p_table
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = p_table and not tgisinternal
    union all
    select pg_get_indexdef(indexrelid) from pg_index where indrelid = p_table
    union all
    select concat_ws(' ', conname, pg_get_constraintdef(oid)) from pg_constraint
      where conrelid = p_table and contype <> 'n'
  ) shape
$$;

-- Drops whatever is left of earlier versions and of copies that never became one.
create function graha.clear_rebuild(p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '10s' as $$
declare
  p projection;
begin
  update projection set rebuilding_until = null where name = p_name returning * into strict p;
  for n in greatest(1, p.version - 3) .. p.version + 1 loop
    execute format('drop table if exists graha.%I', p.live_table || '_v' || n);
  end loop;
end $$;

-- GR002: another rebuild is under way. Returns the name of the copy, which is empty.
create function graha.begin_rebuild(p_name text) returns text
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

create function graha.analyze_rebuild(p_name text) returns void
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  p projection;
begin
  select * into strict p from projection where name = p_name;
  execute format('analyze graha.%I', p.live_table || '_v' || p.version + 1);
end $$;

-- The copy becomes the table, with its grants, triggers and the names of its indexes; its policies it has from the
-- beginning. The caller keeps writers out of the live table, and has seen to it that nothing is missing from the copy.
-- Returns the name of what was replaced.
create function graha.swap_rebuilt(p_name text) returns text
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  p         projection;
  live      regclass;
  fresh     regclass;
  replaced  text;
  shape     text;
  statement text;
  passed_on text[];
  pair      record;
begin
  select * into strict p from projection where name = p_name for update;
  live := to_regclass('graha.' || p.live_table);
  fresh := to_regclass('graha.' || p.live_table || '_v' || p.version + 1);
  if fresh is null then
    raise exception 'projection % has no copy: its rebuild was cleared away', p_name;
  end if;
  execute format('lock table %s, %s in access exclusive mode', live, fresh);
  replaced := p.live_table || '_v' || p.version;
  shape := table_shape(live);
  passed_on := array(
    select format('grant %s on %s to %s', privilege_type, live, grantee::regrole)
      from pg_class, aclexplode(relacl) where oid = live and grantee <> relowner
    union all
    select format('grant %s (%I) on %s to %s', privilege_type, attname, live, grantee::regrole)
      from pg_attribute, aclexplode(attacl) where attrelid = live and not attisdropped
    union all
    select pg_get_triggerdef(oid) from pg_trigger where tgrelid = live and not tgisinternal);

  execute format('alter table %s rename to %I', live, replaced);
  execute format('alter table %s rename to %I', fresh, p.live_table);
  for pair in
    select old_index.relname as name, new_index.relname as copied
    from pg_index o join pg_class old_index on old_index.oid = o.indexrelid
    join pg_index n on n.indrelid = fresh and n.indisprimary = o.indisprimary and n.indisunique = o.indisunique
      and regexp_replace(pg_get_indexdef(n.indexrelid), '^.* USING ', '')
        = regexp_replace(pg_get_indexdef(o.indexrelid), '^.* USING ', '')
    join pg_class new_index on new_index.oid = n.indexrelid
    where o.indrelid = live
  loop
    execute format('alter index graha.%I rename to %I', pair.name, pair.name || '_v' || p.version);
    execute format('alter index graha.%I rename to %I', pair.copied, pair.name);
  end loop;
  foreach statement in array passed_on loop
    execute statement;
  end loop;
  execute format('revoke all on graha.%I from public, graha_api, graha_app, graha_auth', replaced);
  if table_shape(fresh) is distinct from shape then
    raise exception 'the copy of % would differ from it: % instead of %', p.live_table, table_shape(fresh), shape;
  end if;
  update projection set version = p.version + 1, rebuilt_at = ledger_now() where name = p_name;
  return replaced;
end $$;

grant execute on function graha.clear_rebuild(text), graha.begin_rebuild(text), graha.analyze_rebuild(text),
  graha.swap_rebuilt(text) to graha_worker;

-- A stable function reads with its caller's snapshot. One that waited for a table to be replaced would miss what was
-- written to the copy since: this one looks anew.
alter function graha.find_key(text) volatile;
