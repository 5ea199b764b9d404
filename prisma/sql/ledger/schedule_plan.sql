-- Schedules a plan for p_at; a null plan clears the schedule. p_version is the version of the subscription stream; the function
-- returns false if the account has that version already.
create or replace function graha.schedule_plan(p_tenant uuid, p_plan text, p_period_credits bigint,
  p_calls_limit bigint,
  p_period_kind text, p_at timestamptz, p_version int)
returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  wanted jsonb := case when p_plan is not null then jsonb_build_object('plan', p_plan, 'credits', p_period_credits,
    'calls', p_calls_limit, 'kind', p_period_kind) end;
begin
  perform settle(p_tenant);
  update credit_account set next_plan = wanted, next_plan_at = case when p_plan is not null then p_at end,
      next_plan_version = p_version
    where tenant_id = p_tenant and next_plan_version < p_version;
  if not found then
    return false;
  end if;
  perform set_next_due(p_tenant);
  perform settle(p_tenant);
  return true;
end $$;

alter function graha.schedule_plan owner to graha_ledger;
grant execute on function graha.schedule_plan to graha_worker;
