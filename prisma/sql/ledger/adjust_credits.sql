-- Applies an operator's adjustment. A negative amount withdraws credits in burn order, but only unspent ones. Returns the
-- credits applied, or null if this source has adjusted before.
create or replace function graha.adjust_credits(p_tenant uuid, p_amount bigint, p_reason text, p_by text,
  p_source_id text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  g       credit_grant;
  stamp   timestamptz;
  note    jsonb := jsonb_build_object('reason', p_reason, 'by', p_by);
  applied bigint := 0;
begin
  perform settle(p_tenant);
  if exists (select from credit_adjustment where tenant_id = p_tenant and source_id = p_source_id) then
    return null;
  end if;
  stamp := ledger_now();
  if p_amount > 0 then
    perform add_grant(p_tenant, stamp, 'adjust', p_amount, '9999-12-31 00:00:00+00', 0, 'adjustment', p_source_id,
      note);
    applied := p_amount;
  end if;
  for g in select * from credit_grant x where tenant_id = p_tenant and unspent(x) > 0
    order by expires_at, priority, grant_id
  loop
    exit when applied <= p_amount;
    applied := applied - take_unspent(g, stamp, applied - p_amount, note);
  end loop;
  insert into credit_adjustment (tenant_id, source_id, wanted, applied)
    values (p_tenant, p_source_id, p_amount, applied);
  return applied;
end $$;

alter function graha.adjust_credits owner to graha_ledger;
grant execute on function graha.adjust_credits to graha_worker;
