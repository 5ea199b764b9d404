-- Returns the use at the next threshold of the spend limit; null after the last one, or without a limit.
create or replace function graha.next_spend_mark(p_account graha.credit_account) returns bigint
language sql immutable parallel safe as $$
  select case when p_account.spend_pct < 100 then
    (p_account.spend_limit * case when p_account.spend_pct < 80 then 80 else 100 end + 99) / 100 end
$$;

alter function graha.next_spend_mark owner to graha_ledger;
