-- Gives the rebuilt table the name of the live one, its grants, its triggers and the names of its indexes; it has the policies
-- already. Returns the name of the replaced table. The caller locks out writers and has copied everything. Readers are locked
-- out only after all preparations: charges read keys, and wait at most a quarter of a second.
create or replace function graha.swap_rebuilt(p_name text) returns text
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  p         projection;
  live      regclass;
  fresh     regclass;
  replaced  text;
  shape     text;
  statement text;
  passed_on text[];
  renamed   text[];
begin
  select * into strict p from projection where name = p_name for update;
  live := to_regclass('graha.' || p.live_table);
  fresh := to_regclass('graha.' || p.live_table || '_v' || p.version + 1);
  if fresh is null then
    raise exception 'projection % has no copy: its rebuild was cleared away', p_name;
  end if;
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

  renamed := array(
    select format('alter index %I rename to %I; alter index %I rename to %I', old_index.relname,
        old_index.relname || '_v' || p.version, new_index.relname, old_index.relname)
    from pg_index o join pg_class old_index on old_index.oid = o.indexrelid
    join pg_index n on n.indrelid = fresh and n.indisprimary = o.indisprimary and n.indisunique = o.indisunique
      and regexp_replace(pg_get_indexdef(n.indexrelid), '^.* USING ', '')
        = regexp_replace(pg_get_indexdef(o.indexrelid), '^.* USING ', '')
    join pg_class new_index on new_index.oid = n.indexrelid
    where o.indrelid = live);

  execute format('lock table %s, %s in access exclusive mode', live, fresh);
  execute format('alter table %s rename to %I', live, replaced);
  execute format('alter table %s rename to %I', fresh, p.live_table);
  foreach statement in array renamed || passed_on loop
    execute statement;
  end loop;
  execute format('revoke all on graha.%I from public, graha_api, graha_app, graha_auth', replaced);
  if table_shape(fresh) is distinct from shape then
    raise exception 'the copy of % would differ from it: % instead of %', p.live_table, table_shape(fresh), shape;
  end if;
  update projection set version = p.version + 1, rebuilt_at = ledger_now() where name = p_name;
  return replaced;
end $$;

grant execute on function graha.swap_rebuilt to graha_worker;
