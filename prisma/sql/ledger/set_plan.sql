-- Sets the plan. A new period starts at once; unspent credits stay until they expire. Anchored periods start at p_anchor, or
-- now if it is null. p_version is the version of the subscription stream; the function returns false if the account has that
-- version already. A plan that the account has already taken at the end of a period keeps its period.
create or replace function graha.set_plan(p_tenant uuid, p_plan text, p_period_credits bigint, p_calls_limit bigint,
  p_period_kind text, p_anchor timestamptz, p_version int)
returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a     credit_account;
  stamp timestamptz;
  known boolean;
begin
  perform settle(p_tenant);
  select * into strict a from credit_account where tenant_id = p_tenant;
  if a.plan_version >= p_version then
    return false;
  end if;
  stamp := greatest(ledger_now(), a.last_at);
  known := a.plan = p_plan and a.period_kind = p_period_kind
    and (period_at(p_period_kind, coalesce(p_anchor, a.anchor_at),
      begun_at(p_period_kind, coalesce(p_anchor, a.anchor_at), stamp))).period_end = a.period_end;
  update credit_account set plan_version = p_version, next_plan = null, next_plan_at = null,
      anchor_at = coalesce(p_anchor, case when known then a.anchor_at else stamp end)
    where tenant_id = p_tenant;
  if not known then
    perform close_period(p_tenant, stamp);
    update credit_account set plan = p_plan, period_kind = p_period_kind, period_credits = p_period_credits,
        calls_limit = p_calls_limit, period_start = stamp,
        period_end = (period_at(p_period_kind, coalesce(p_anchor, stamp),
          begun_at(p_period_kind, p_anchor, stamp))).period_end
      where tenant_id = p_tenant;
    perform open_period(p_tenant, stamp);
  end if;
  perform set_next_due(p_tenant);
  perform announce_tenant(p_tenant);
  return true;
end $$;

alter function graha.set_plan owner to graha_ledger;
grant execute on function graha.set_plan to graha_worker;
