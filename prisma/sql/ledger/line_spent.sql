-- Returns what a line of keys spent after the entry `p_seq` of the account's open period, according to the entries: its first key
-- `p_key`, the successors of that key, and the keys that any of them created. It reads all entries of the tenant after that one.
create or replace function graha.line_spent(p_account graha.credit_account, p_key uuid, p_seq bigint) returns bigint
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  members uuid[];
begin
  select array_agg(key_id) || p_key into members from (
    select key_id from api_key where tenant_id = p_account.tenant_id and line_id = p_key
    union all
    select key_id from api_key where tenant_id = p_account.tenant_id and maker_id = p_key
  ) k;
  return coalesce((
    select sum(case when e.kind = 'CallCharged' then e.cost
        when (e.data ->> 'ofSeq')::bigint > p_account.opened_seq then -e.cost end)
    from ledger_entry e
    where e.tenant_id = p_account.tenant_id and e.period_start = p_account.period_start and e.seq > p_seq
      and e.seq <= p_account.seq and e.key_id = any (members)
  ), 0);
end $$;

alter function graha.line_spent owner to graha_ledger;
grant execute on function graha.line_spent to graha_worker;
