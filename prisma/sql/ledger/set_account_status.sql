-- Suspends or resumes an account, and returns false if nothing changed.
create or replace function graha.set_account_status(p_tenant uuid, p_status text) returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
begin
  perform assert_tenant(p_tenant);
  update credit_account set status = p_status where tenant_id = p_tenant and status <> p_status;
  if not found then
    return false;
  end if;
  perform announce_tenant(p_tenant);
  return true;
end $$;

alter function graha.set_account_status owner to graha_ledger;
