-- Returns the use available to the tenant in this period, including use so far: calls if the plan limits them, otherwise
-- credits.
create or replace function graha.disposal(p_account graha.credit_account) returns bigint
language sql immutable parallel safe as $$
  select coalesce(p_account.calls_limit, p_account.remaining + p_account.credits_used)
$$;

alter function graha.disposal owner to graha_ledger;
grant execute on function graha.disposal to graha_worker;
