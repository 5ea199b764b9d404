-- Deletes addresses that were not confirmed within a day, and returns the number deleted.
create or replace function identity.sweep_status_subscribers() returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  swept int;
begin
  delete from status_subscriber where confirmed_at is null and asked_at < (select clock_timestamp()) - interval '1 day';
  get diagnostics swept = row_count;
  return swept;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.sweep_status_subscribers owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.sweep_status_subscribers to graha_worker;
