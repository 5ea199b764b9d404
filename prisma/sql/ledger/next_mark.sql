-- The use at which the next threshold is crossed; null if none is left or there is nothing to use.
create or replace function graha.next_mark(p_account graha.credit_account) returns bigint
language sql immutable parallel safe as $$
  select case when graha.disposal(p_account) > 0 then
    (graha.disposal(p_account) * graha.next_threshold(p_account.crossed_pct) + 99) / 100 end
$$;

alter function graha.next_mark owner to graha_ledger;
