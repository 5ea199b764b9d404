-- Suspends a workspace at once, for an operator; the API refuses its calls.
create or replace function graha.suspend_account(p_tenant uuid) returns boolean
language sql security definer set search_path = pg_catalog, graha, pg_temp as $$
  select set_account_status(p_tenant, 'suspended')
$$;

alter function graha.suspend_account owner to graha_ledger;
grant execute on function graha.suspend_account to graha_operator, graha_worker;
