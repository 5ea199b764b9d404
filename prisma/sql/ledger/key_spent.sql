-- What a key has spent in the account's period according to the written entries.
create or replace function graha.key_spent(p_account graha.credit_account, p_key uuid) returns bigint
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  counted key_spending;
begin
  select * into counted from key_spending where tenant_id = p_account.tenant_id and key_id = p_key;
  if counted.opened_seq is distinct from p_account.opened_seq then
    counted.seq := p_account.opened_seq;
    counted.credits := 0;
  end if;
  return counted.credits + coalesce((
    select sum(case when e.kind = 'CallCharged' then e.cost
        when (e.data ->> 'ofSeq')::bigint > p_account.opened_seq then -e.cost end)
    from ledger_entry e
    where e.tenant_id = p_account.tenant_id and e.period_start = p_account.period_start and e.seq > counted.seq
      and e.key_id = p_key
  ), 0);
end $$;

alter function graha.key_spent owner to graha_ledger;
grant execute on function graha.key_spent to graha_worker;
