-- Returns everything that a reader or writer of a table can notice, as text: two tables with the same shape are
-- interchangeable.
create or replace function graha.table_shape(p_table regclass) returns text
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
