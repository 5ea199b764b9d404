-- Returns the spending of a line of keys in the account's period: of its first key `p_key`, of the successors of that key, and of
-- the keys that any of them created. A sum that is kept is complete. Another, which only a cap set by a rebuilt read model or a
-- version before this one leaves, is completed from the entries.
create or replace function graha.key_spent(p_account graha.credit_account, p_key uuid) returns bigint
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  counted key_spending;
begin
  select * into counted from key_spending where tenant_id = p_account.tenant_id and key_id = p_key;
  if counted.opened_seq is distinct from p_account.opened_seq then -- The line has spent nothing that is kept in this period.
    counted.seq := p_account.opened_seq;
    counted.credits := 0;
  end if;
  if counted.is_kept then
    return counted.credits;
  end if;
  return counted.credits + line_spent(p_account, p_key, counted.seq);
end $$;

alter function graha.key_spent owner to graha_ledger;
grant execute on function graha.key_spent to graha_worker;
