-- Deletes idempotency keys, which are valid for 24 hours, after 48 hours.
create or replace function graha.sweep_charge_keys() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  swept int;
begin
  delete from charge_doubt where created_at < (select ledger_now()) - interval '48 hours';
  delete from charge_key where created_at < (select ledger_now()) - interval '48 hours';
  get diagnostics swept = row_count;
  return swept;
end $$;

alter function graha.sweep_charge_keys owner to graha_ledger;
grant execute on function graha.sweep_charge_keys to graha_worker;
