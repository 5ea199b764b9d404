-- One tenant per transaction: set_config('app.tenant_id', …, true). Unset, empty or nil is nobody's tenant.
create function graha.current_tenant() returns uuid
language sql stable parallel safe as $$
  select nullif(nullif(current_setting('app.tenant_id', true), '')::uuid, '00000000-0000-0000-0000-000000000000'::uuid)
$$;
grant execute on function graha.current_tenant() to graha_api, graha_app, graha_worker, graha_ledger;

-- The caller behind a SECURITY DEFINER function is session_user: SET ROLE does not change it, nor does the function.
create function graha.sees_all_tenants() returns boolean
language sql stable parallel safe as $$
  select pg_has_role(session_user, 'graha_worker', 'member') or pg_has_role(session_user, 'graha_ledger', 'member')
$$;
grant execute on function graha.sees_all_tenants() to graha_ledger;

create function graha.assert_tenant(p_tenant uuid) returns void
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
begin
  if not sees_all_tenants() and p_tenant is distinct from current_tenant() then
    raise insufficient_privilege using message = 'this transaction belongs to another tenant';
  end if;
end $$;
grant execute on function graha.assert_tenant(uuid) to graha_ledger;

-- Every table with a tenant_id goes through here. FORCE holds for the owner too; graha_ledger sees all by a policy of
-- its own, so that no role needs BYPASSRLS. Grants come from the migration that makes the table: a policy opens
-- nothing.
create function graha.isolate(p_table regclass) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  execute format('create policy own_tenant on %s to graha_api, graha_app using (tenant_id = graha.current_tenant()) '
    'with check (tenant_id = graha.current_tenant())', p_table);
  execute format('create policy every_tenant on %s to graha_worker, graha_ledger using (true) with check (true)',
    p_table);
end $$;
