-- Settles an account: expires grants, applies the scheduled plan, closes a period and opens the next. Only needed from next_due
-- on. It announces no plan, because a charge settles too and must not notify: replicas cache a plan for one second.
create or replace function graha.settle(p_tenant uuid) returns void
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a credit_account;
  g credit_grant;
  n timestamptz;
begin
  select * into strict a from credit_account where tenant_id = p_tenant for update;
  n := greatest(ledger_now(), a.last_at);
  if a.next_due > n then
    return;
  end if;
  for g in select * from credit_grant x where tenant_id = p_tenant and expires_at <= n and unspent(x) > 0
    order by expires_at, priority, grant_id
  loop
    update credit_grant set expired = expired + unspent(g) where tenant_id = p_tenant and grant_id = g.grant_id;
    update credit_account set remaining = remaining - unspent(g) where tenant_id = p_tenant;
    perform append_entry(p_tenant, n, 'CreditsExpired', unspent(g), jsonb_build_object('grant', g.grant_id));
  end loop;
  if a.next_plan_at <= n then
    perform close_period(p_tenant, n);
    perform take_next_plan(a, n);
    perform open_period(p_tenant, n);
  elsif n >= a.period_end then
    perform close_period(p_tenant, n);
    update credit_account set (period_start, period_end) = (select * from period_at(a.period_kind, a.anchor_at, n))
      where tenant_id = p_tenant;
    perform open_period(p_tenant, n);
  end if;
  perform set_next_due(p_tenant);
end $$;

alter function graha.settle owner to graha_ledger;
grant execute on function graha.settle to graha_worker;
