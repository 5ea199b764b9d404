-- Settles at most p_max due accounts, including those without calls, and returns the number settled. It skips an account that
-- another session has locked, because that session settles it.
create or replace function graha.settle_due(p_max int) returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  due     uuid;
  settled int := 0;
begin
  for due in
    select tenant_id from credit_account where next_due <= (select ledger_now()) order by next_due limit p_max
      for update skip locked
  loop
    perform settle(due);
    settled := settled + 1;
  end loop;
  return settled;
end $$;

alter function graha.settle_due owner to graha_ledger;
grant execute on function graha.settle_due to graha_worker;
