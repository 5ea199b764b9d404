-- Deletes old mail, and returns the number deleted.
create or replace function identity.sweep_mail(p_older_than interval) returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  swept int;
begin
  delete from mail where created_at < (select clock_timestamp()) - p_older_than;
  get diagnostics swept = row_count;
  return swept;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.sweep_mail owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.sweep_mail to graha_worker;
