-- What the worker does from time to time, so that idle tenants look right and short-lived rows go.

-- Settles at most so many accounts that are due; one that is in use is settled by its user. Returns how many.
create function graha.settle_due(p_max int) returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  due     uuid;
  settled int := 0;
begin
  for due in
    select tenant_id from credit_account where next_due <= ledger_now() order by next_due limit p_max
      for update skip locked
  loop
    perform settle(due);
    settled := settled + 1;
  end loop;
  return settled;
end $$;
create index credit_account_next_due_idx on graha.credit_account (next_due);

-- Idempotency keys hold for 24 hours; they are kept for 48.
create function graha.sweep_charge_keys() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  swept int;
begin
  delete from charge_doubt where created_at < ledger_now() - interval '48 hours';
  delete from charge_key where created_at < ledger_now() - interval '48 hours';
  get diagnostics swept = row_count;
  return swept;
end $$;
alter function graha.settle_due(int) owner to graha_ledger;
alter function graha.sweep_charge_keys() owner to graha_ledger;
grant execute on function graha.settle_due(int), graha.sweep_charge_keys() to graha_worker;
