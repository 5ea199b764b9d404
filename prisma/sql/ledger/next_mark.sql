-- Returns the use at the next threshold; null after the last one, or if nothing is available.
create or replace function graha.next_mark(p_account graha.credit_account) returns bigint
language sql immutable parallel safe as $$
  select case when graha.disposal(p_account) > 0 then
    (graha.disposal(p_account) * graha.next_threshold(p_account.crossed_pct) + 99) / 100 end
$$;

alter function graha.next_mark owner to graha_ledger;
