-- Replicas cache the plan and status of an account for calls of the playground, which name a tenant and no key.
create or replace function graha.announce_account() returns trigger
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_account', new.tenant_id::text);
  return null;
end $$;

-- A charge sets neither column, so it never runs the trigger.
create or replace trigger announce_account after update of plan, status on graha.credit_account
  for each row when (old.plan is distinct from new.plan or old.status is distinct from new.status)
  execute function graha.announce_account();
