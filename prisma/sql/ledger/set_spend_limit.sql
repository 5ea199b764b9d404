-- Limits the credits that a workspace spends in this and later periods; null removes the limit. Resets the thresholds of the
-- limit. Returns false if the limit is the same.
create or replace function graha.set_spend_limit(p_tenant uuid, p_limit bigint) returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
begin
  perform assert_tenant(p_tenant);
  update credit_account set spend_limit = p_limit, spend_pct = 0
    where tenant_id = p_tenant and spend_limit is distinct from p_limit;
  return found;
end $$;

alter function graha.set_spend_limit owner to graha_ledger;
grant execute on function graha.set_spend_limit to graha_api, graha_app;
