-- Deletes sign-ups that were not confirmed in time, and returns the number deleted.
create or replace function identity.sweep_pending_sign_ups() returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  swept int;
begin
  delete from pending_sign_up where expires_at < (select clock_timestamp());
  get diagnostics swept = row_count;
  return swept;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.sweep_pending_sign_ups owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.sweep_pending_sign_ups to graha_worker;
