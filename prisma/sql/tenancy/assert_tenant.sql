-- A function that bypasses row level security checks the tenant itself.
create or replace function graha.assert_tenant(p_tenant uuid) returns void
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
begin
  if not sees_all_tenants() and p_tenant is distinct from current_tenant() then
    raise insufficient_privilege using message = 'this transaction belongs to another tenant';
  end if;
end $$;

grant execute on function graha.assert_tenant to graha_ledger;
