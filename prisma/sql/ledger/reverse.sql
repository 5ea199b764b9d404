-- Reverses a charge whose result was never delivered, once, and returns the seq of the reversal, or null if there is nothing to
-- reverse. The credits return to the grants that paid, and expire at once if the grant has expired. The call's idempotency key
-- is deleted, because a failed call must not be replayed.
create or replace function graha.reverse(p_tenant uuid, p_seq bigint, p_reason text) returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a        credit_account;
  e        ledger_entry;
  g        credit_grant;
  bite     record;
  returned bigint;
begin
  perform settle(p_tenant);
  e := find_entry(p_tenant, p_seq);
  if e.kind is distinct from 'CallCharged'
    or exists (select from charge_reversal where tenant_id = p_tenant and of_seq = p_seq)
  then
    return null;
  end if;
  returned := append_entry(p_tenant, ledger_now(), 'ChargeReversed', e.cost,
    jsonb_build_object('ofSeq', e.seq, 'ofPeriod', iso(e.period_start), 'ofAt', iso(e.at), 'reason', p_reason), e);
  insert into charge_reversal (tenant_id, of_seq, seq) values (p_tenant, p_seq, returned);
  delete from charge_key where tenant_id = p_tenant and seq = p_seq;

  select * into strict a from credit_account where tenant_id = p_tenant;
  update credit_account set remaining = remaining + e.cost,
      credits_used = credits_used - case when e.seq > a.opened_seq then e.cost else 0 end,
      calls_used = calls_used - case when e.seq > a.opened_seq then e.calls else 0 end
    where tenant_id = p_tenant;
  if e.seq > a.opened_seq then
    update key_spending s set credits = s.credits - e.cost
      from api_key k
      where k.tenant_id = p_tenant and k.key_id = e.key_id and s.tenant_id = p_tenant
        and s.key_id in (coalesce(k.line_id, k.key_id), k.maker_id) and s.is_kept and s.opened_seq = a.opened_seq;
  end if;
  for bite in
    select (pair ->> 0)::bigint as id, (pair ->> 1)::bigint as credits from jsonb_array_elements(e.burn) pair
  loop
    update credit_grant set used = used - bite.credits where tenant_id = p_tenant and grant_id = bite.id
      returning * into g;
    update credit_account set next_due = least(next_due, g.expires_at) where tenant_id = p_tenant;
  end loop;
  perform settle(p_tenant);
  return returned;
end $$;

alter function graha.reverse owner to graha_ledger;
grant execute on function graha.reverse to graha_worker;
