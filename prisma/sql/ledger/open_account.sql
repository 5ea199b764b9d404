-- Opens a tenant's account, or returns false if it exists. p_calls_max lowers the call limit of the plan; with a limit of 0 the
-- plan grants no credits. The portal can open accounts on the free plan only.
create or replace function graha.open_account(p_tenant uuid, p_plan text, p_calls_max bigint default null)
returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  stamp timestamptz := ledger_now();
  terms plan_terms;
begin
  perform assert_tenant(p_tenant);
  if p_plan is distinct from 'free' and not sees_all_tenants() then
    raise insufficient_privilege using message = format('role %s may open an account on plan free, not on plan %s',
      session_user, coalesce(p_plan, 'null'));
  end if;
  select * into terms from plan_terms where plan = p_plan;
  if not found then
    raise no_data_found using message = format('there is no plan %s', coalesce(p_plan, 'null'));
  end if;
  if p_calls_max < 0 or p_calls_max > terms.calls_limit then
    raise invalid_parameter_value using message = format('plan %s has 0 to %s calls, not %s', p_plan, terms.calls_limit,
      p_calls_max);
  end if;
  insert into credit_account (tenant_id, plan, period_kind, anchor_at, period_credits, calls_limit, period_start,
      period_end, next_due, last_hash)
    select p_tenant, p_plan, terms.period_kind, stamp, case when p_calls_max = 0 then 0 else terms.period_credits end,
      coalesce(p_calls_max, terms.calls_limit), period_start, period_end, period_end, '\x'
    from period_at(terms.period_kind, stamp, stamp)
    on conflict (tenant_id) do nothing;
  if not found then
    return false;
  end if;
  perform open_period(p_tenant, stamp);
  return true;
end $$;

alter function graha.open_account owner to graha_ledger;
grant execute on function graha.open_account to graha_app, graha_worker;
