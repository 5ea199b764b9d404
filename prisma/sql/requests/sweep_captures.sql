-- Deletes captured requests and answers after seven days.
create or replace function graha.sweep_captures() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  swept int;
begin
  delete from request_capture where at < (select ledger_now()) - interval '7 days';
  get diagnostics swept = row_count;
  return swept;
end $$;

alter function graha.sweep_captures owner to graha_ledger;
grant execute on function graha.sweep_captures to graha_worker;
