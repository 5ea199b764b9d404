-- Deletes replaced brands two days later. Idempotency-Keys end before.
create or replace function graha.sweep_report_brands() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  swept int;
begin
  delete from report_brand where replaced_at < (select ledger_now()) - interval '48 hours';
  get diagnostics swept = row_count;
  return swept;
end $$;

alter function graha.sweep_report_brands owner to graha_ledger;
grant execute on function graha.sweep_report_brands to graha_worker;
