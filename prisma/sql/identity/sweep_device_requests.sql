-- Deletes sign-ins of programs that have expired, and returns the number deleted.
create or replace function identity.sweep_device_requests() returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  swept int;
begin
  delete from device_request where expires_at < (select clock_timestamp());
  get diagnostics swept = row_count;
  return swept;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.sweep_device_requests owner to graha_ledger;
revoke create on schema identity from graha_ledger;
revoke execute on function identity.sweep_device_requests from public;
grant execute on function identity.sweep_device_requests to graha_worker;
