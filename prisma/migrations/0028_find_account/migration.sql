-- A call of the playground names a tenant, not a key: the API asks for the tenant's plan and status before it can know
-- that the caller may be heard, and is told of changes as it is told of keys.
create function graha.find_account(p_tenant uuid)
returns table (plan text, status text)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select plan, status from credit_account where tenant_id = p_tenant
$$;
alter function graha.find_account(uuid) owner to graha_ledger;
grant execute on function graha.find_account(uuid) to graha_api;

create function graha.announce_account() returns trigger
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_account', new.tenant_id::text);
  return null;
end $$;
-- A charge sets neither column, so that it does not pay for this.
create trigger announce_account after update of plan, status on graha.credit_account for each row
  when (old.plan is distinct from new.plan or old.status is distinct from new.status)
  execute function graha.announce_account();
