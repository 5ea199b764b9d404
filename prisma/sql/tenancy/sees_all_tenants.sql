-- The caller of a SECURITY DEFINER function is session_user: neither SET ROLE nor the function changes it.
create or replace function graha.sees_all_tenants() returns boolean
language sql stable parallel safe as $$
  select pg_has_role(session_user, 'graha_worker', 'member') or pg_has_role(session_user, 'graha_ledger', 'member')
$$;

grant execute on function graha.sees_all_tenants to graha_ledger;
