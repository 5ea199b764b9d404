-- Writes the result of a batch for one tenant: its account, its grants, and its keys with a cap.
create or replace function graha.close_purse(p_account graha.credit_account, p_grants bigint[], p_used bigint[],
  p_keys uuid[], p_spent bigint[])
returns void language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  update credit_account
    set remaining = p_account.remaining, credits_used = p_account.credits_used, calls_used = p_account.calls_used,
      crossed_pct = p_account.crossed_pct, seq = p_account.seq, last_hash = p_account.last_hash,
      last_at = p_account.last_at
    where tenant_id = p_account.tenant_id and seq < p_account.seq;
  for n in 1 .. cardinality(p_keys) loop
    insert into key_spending (tenant_id, key_id, opened_seq, seq, credits)
      values (p_account.tenant_id, p_keys[n], p_account.opened_seq, p_account.seq, p_spent[n])
      on conflict (tenant_id, key_id) do update
        set opened_seq = excluded.opened_seq, seq = excluded.seq, credits = excluded.credits;
  end loop;
  for n in 1 .. coalesce(cardinality(p_grants), 0) loop
    if p_used[n] > 0 then
      update credit_grant set used = used + p_used[n] where tenant_id = p_account.tenant_id and grant_id = p_grants[n];
    end if;
  end loop;
end $$;

alter function graha.close_purse owner to graha_ledger;
