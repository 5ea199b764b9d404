-- Returns the spending of a line of keys in the account's period according to the written entries: of its first key `p_key`, of
-- the successors of that key, and of the keys that any of them created.
create or replace function graha.key_spent(p_account graha.credit_account, p_key uuid) returns bigint
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  counted key_spending;
  members uuid[];
begin
  select * into counted from key_spending where tenant_id = p_account.tenant_id and key_id = p_key;
  if counted.opened_seq is distinct from p_account.opened_seq then
    counted.seq := p_account.opened_seq;
    counted.credits := 0;
  end if;
  if counted.seq = p_account.seq then
    return counted.credits;
  end if;
  select array_agg(key_id) || p_key into members from (
    select key_id from api_key where tenant_id = p_account.tenant_id and line_id = p_key
    union all
    select key_id from api_key where tenant_id = p_account.tenant_id and maker_id = p_key
  ) k;
  return counted.credits + coalesce((
    select sum(case when e.kind = 'CallCharged' then e.cost
        when (e.data ->> 'ofSeq')::bigint > p_account.opened_seq then -e.cost end)
    from ledger_entry e
    where e.tenant_id = p_account.tenant_id and e.period_start = p_account.period_start and e.seq > counted.seq
      and e.key_id = any (members)
  ), 0);
end $$;

alter function graha.key_spent owner to graha_ledger;
grant execute on function graha.key_spent to graha_worker;
