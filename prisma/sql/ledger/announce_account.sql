-- Replicas cache the plan and status of an account for calls of the playground, which name a tenant and no key.
create or replace function graha.announce_account() returns trigger
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_account', new.tenant_id::text);
  return null;
end $$;

-- A charge may take the scheduled plan of the account, and must not notify: replicas cache the plan for one second.
create or replace trigger announce_account after update of plan, status on graha.credit_account
  for each row when (old.status is distinct from new.status or (old.plan is distinct from new.plan and old.next_plan is null))
  execute function graha.announce_account();
