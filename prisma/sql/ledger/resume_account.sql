-- Ends the suspension of an account, for an operator.
create or replace function graha.resume_account(p_tenant uuid) returns boolean
language sql security definer set search_path = pg_catalog, graha, pg_temp as $$
  select set_account_status(p_tenant, 'active')
$$;

alter function graha.resume_account owner to graha_ledger;
grant execute on function graha.resume_account to graha_operator, graha_worker;
