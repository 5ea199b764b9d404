-- The default version of the formulas of a workspace; null: the current one. It is volatile like find_caller, because the table
-- may be replaced by a rebuild while it waits.
create or replace function graha.formula_version_of(p_tenant uuid) returns text
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select formula_version from tenant_card where tenant_id = p_tenant
$$;

alter function graha.formula_version_of owner to graha_ledger;
grant execute on function graha.formula_version_of to graha_api;
