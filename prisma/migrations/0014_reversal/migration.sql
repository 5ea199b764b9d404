-- Undoing a charge whose result was never delivered: once, and into the grants that it burned. What came from a grant
-- that has expired since expires at once. The call's idempotency key is forgotten: a failed call is not remembered.

create function graha.find_entry(p_tenant uuid, p_seq bigint) returns graha.ledger_entry
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  period timestamptz := 'infinity';
  e      ledger_entry;
begin
  loop -- From period to period along the primary key: a tenant has few periods and may have millions of entries.
    select max(period_start) into period from ledger_entry where tenant_id = p_tenant and period_start < period;
    if period is null then
      return null;
    end if;
    select * into e from ledger_entry where tenant_id = p_tenant and period_start = period and seq = p_seq;
    if found then
      return e;
    end if;
  end loop;
end $$;

-- The seq of the reversal, or null if there is nothing to reverse: no such charge, or reversed before.
create function graha.reverse(p_tenant uuid, p_seq bigint, p_reason text) returns bigint
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
alter function graha.find_entry(uuid, bigint) owner to graha_ledger;
alter function graha.reverse(uuid, bigint, text) owner to graha_ledger;
grant execute on function graha.reverse(uuid, bigint, text) to graha_worker;
