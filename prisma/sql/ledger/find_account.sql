-- A call of the playground names a tenant and no key: the API needs the plan and status before it authorises the call.
create or replace function graha.find_account(p_tenant uuid)
returns table (plan text, status text)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select plan, status from credit_account where tenant_id = p_tenant
$$;

alter function graha.find_account owner to graha_ledger;
grant execute on function graha.find_account to graha_api;
