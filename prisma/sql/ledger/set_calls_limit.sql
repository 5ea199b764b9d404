-- Limits the calls of this and later periods, and resets the thresholds of the limit. Returns false if the limit is the same,
-- or if the plan has no call limit.
create or replace function graha.set_calls_limit(p_tenant uuid, p_limit bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a credit_account;
begin
  if p_limit is null then
    raise null_value_not_allowed using message = 'a limit of calls is a number';
  end if;
  perform settle(p_tenant);
  update credit_account set calls_limit = p_limit, crossed_pct = 0
    where tenant_id = p_tenant and calls_limit <> p_limit;
  if not found then
    return false;
  end if;
  perform append_entry(p_tenant, ledger_now(), 'CallsLimitSet', 0, jsonb_build_object('limit', p_limit));
  return true;
end $$;

alter function graha.set_calls_limit owner to graha_ledger;
grant execute on function graha.set_calls_limit to graha_worker;
