-- The life of an account: opened, granted, settled, moved to another plan, suspended.

-- The period of a kind that contains an instant. An anchored period keeps its day and clamps it: 31, 28, 31, 30, 31.
create function graha.period_at(p_kind text, p_anchor timestamptz, p_at timestamptz,
  out period_start timestamptz, out period_end timestamptz)
language plpgsql immutable set search_path = pg_catalog, graha, pg_temp as $$
declare
  anchor timestamp := p_anchor at time zone 'utc';
  at     timestamp := p_at at time zone 'utc';
  months int;
begin
  if p_kind = 'none' then
    period_start := p_anchor;
    period_end := '9999-12-31 00:00:00+00';
    return;
  end if;
  if p_kind = 'calendar_month' then
    anchor := date_trunc('month', at);
  end if;
  months := (extract(year from at) - extract(year from anchor)) * 12
    + extract(month from at) - extract(month from anchor);
  if anchor + months * interval '1 month' > at then
    months := months - 1;
  end if;
  period_start := (anchor + months * interval '1 month') at time zone 'utc';
  period_end := (anchor + (months + 1) * interval '1 month') at time zone 'utc';
end $$;

create function graha.iso(p_at timestamptz) returns text
language sql immutable parallel safe as $$ select to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

-- The caller holds the account's lock. A source grants once, whatever the amount: null says that it has already.
create function graha.add_grant(p_tenant uuid, p_at timestamptz, p_kind text, p_amount bigint, p_expires_at timestamptz,
  p_priority int, p_source_type text, p_source_id text)
returns bigint language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  id bigint;
begin
  if exists (select from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id)
  then
    return null;
  end if;
  id := append_entry(p_tenant, p_at, 'CreditsGranted', p_amount, jsonb_build_object('kind', p_kind,
    'expiresAt', iso(p_expires_at), 'source', p_source_type || ':' || p_source_id));
  insert into credit_grant (tenant_id, grant_id, kind, amount, expires_at, priority, source_type, source_id)
    values (p_tenant, id, p_kind, p_amount, p_expires_at, p_priority, p_source_type, p_source_id);
  update credit_account set remaining = remaining + p_amount, next_due = least(next_due, p_expires_at)
    where tenant_id = p_tenant;
  return id;
end $$;

-- The caller holds the account's lock and has set period_start and period_end.
create function graha.open_period(p_tenant uuid, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account;
begin
  update credit_account set calls_used = 0, credits_used = 0, opened_seq = seq + 1 where tenant_id = p_tenant
    returning * into a;
  perform append_entry(p_tenant, p_at, 'PeriodOpened', 0,
    jsonb_build_object('plan', a.plan, 'opening', a.remaining, 'end', iso(a.period_end)));
  if a.period_credits > 0 then
    -- Named by the period's own start, not by the moment: going back to a plan within its month grants nothing again.
    perform add_grant(p_tenant, p_at, 'plan', a.period_credits, a.period_end, 0, 'period',
      a.plan || ' ' || iso((period_at(a.period_kind, a.anchor_at, a.period_start)).period_start));
  end if;
end $$;

create function graha.close_period(p_tenant uuid, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account;
begin
  select * into strict a from credit_account where tenant_id = p_tenant;
  perform append_entry(p_tenant, p_at, 'PeriodClosed', 0,
    jsonb_build_object('closing', a.remaining, 'calls', a.calls_used, 'credits', a.credits_used));
end $$;

-- Expire, close, open. The one comparison with next_due says whether there is anything to do.
create function graha.settle(p_tenant uuid) returns void
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
  for g in select * from credit_grant where tenant_id = p_tenant and expires_at <= n and used + expired < amount
    order by expires_at, priority, grant_id
  loop
    update credit_grant set expired = g.amount - g.used where tenant_id = p_tenant and grant_id = g.grant_id;
    update credit_account set remaining = remaining - (g.amount - g.used - g.expired) where tenant_id = p_tenant;
    perform append_entry(p_tenant, n, 'CreditsExpired', g.amount - g.used - g.expired,
      jsonb_build_object('grant', g.grant_id));
  end loop;
  if n >= a.period_end then
    perform close_period(p_tenant, n);
    update credit_account set (period_start, period_end) = (select * from period_at(a.period_kind, a.anchor_at, n))
      where tenant_id = p_tenant;
    perform open_period(p_tenant, n);
  end if;
  update credit_account set next_due = least(period_end,
      (select min(expires_at) from credit_grant where tenant_id = p_tenant and used + expired < amount))
    where tenant_id = p_tenant;
end $$;

-- False if the tenant has an account already.
create function graha.open_account(p_tenant uuid, p_plan text, p_period_credits bigint, p_calls_limit bigint,
  p_period_kind text)
returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  stamp timestamptz := ledger_now();
begin
  perform assert_tenant(p_tenant);
  insert into credit_account (tenant_id, plan, period_kind, anchor_at, period_credits, calls_limit, period_start,
      period_end, next_due, last_hash)
    select p_tenant, p_plan, p_period_kind, stamp, p_period_credits, p_calls_limit, period_start, period_end,
      period_end, '\x'
    from period_at(p_period_kind, stamp, stamp)
    on conflict (tenant_id) do nothing;
  if not found then
    return false;
  end if;
  perform open_period(p_tenant, stamp);
  return true;
end $$;

-- The seq of the grant, or null if this source has granted before.
create function graha.grant_credits(p_tenant uuid, p_kind text, p_amount bigint, p_expires_at timestamptz,
  p_priority int, p_source_type text, p_source_id text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
begin
  perform settle(p_tenant);
  return add_grant(p_tenant, ledger_now(), p_kind, p_amount, p_expires_at, p_priority, p_source_type, p_source_id);
end $$;

-- Starts a new period at once; unspent credits stay until their own expiry. p_anchor: where anchored periods start;
-- null: this moment. p_version: the version of the subscription stream that says so; false if it is no news.
create function graha.set_plan(p_tenant uuid, p_plan text, p_period_credits bigint, p_calls_limit bigint,
  p_period_kind text, p_anchor timestamptz, p_version int)
returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a     credit_account;
  stamp timestamptz;
begin
  perform settle(p_tenant);
  select * into strict a from credit_account where tenant_id = p_tenant;
  if a.plan_version >= p_version then
    return false;
  end if;
  stamp := greatest(ledger_now(), a.last_at);
  perform close_period(p_tenant, stamp);
  update credit_account set plan = p_plan, plan_version = p_version, period_kind = p_period_kind,
      anchor_at = coalesce(p_anchor, stamp), period_credits = p_period_credits, calls_limit = p_calls_limit,
      period_start = stamp,
      period_end = (period_at(p_period_kind, coalesce(p_anchor, stamp), stamp)).period_end
    where tenant_id = p_tenant;
  perform open_period(p_tenant, stamp);
  update credit_account set next_due = least(period_end,
      (select min(expires_at) from credit_grant where tenant_id = p_tenant and used + expired < amount))
    where tenant_id = p_tenant;
  perform announce_tenant(p_tenant);
  return true;
end $$;

-- Replicas cache plan and status with the key.
create function graha.announce_tenant(p_tenant uuid) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_key', public_id) from api_key where tenant_id = p_tenant;
end $$;

create function graha.set_account_status(p_tenant uuid, p_status text) returns boolean
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
begin
  perform assert_tenant(p_tenant);
  update credit_account set status = p_status where tenant_id = p_tenant and status <> p_status;
  if not found then
    return false;
  end if;
  perform announce_tenant(p_tenant);
  return true;
end $$;
create function graha.suspend_account(p_tenant uuid) returns boolean
language sql security definer set search_path = pg_catalog, graha, pg_temp as $$
  select set_account_status(p_tenant, 'suspended')
$$;
create function graha.resume_account(p_tenant uuid) returns boolean
language sql security definer set search_path = pg_catalog, graha, pg_temp as $$
  select set_account_status(p_tenant, 'active')
$$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array[
    'graha.period_at(text, timestamptz, timestamptz)', 'graha.iso(timestamptz)',
    'graha.close_period(uuid, timestamptz)', 'graha.open_period(uuid, timestamptz)',
    'graha.add_grant(uuid, timestamptz, text, bigint, timestamptz, int, text, text)', 'graha.announce_tenant(uuid)',
    'graha.set_account_status(uuid, text)', 'graha.settle(uuid)',
    'graha.open_account(uuid, text, bigint, bigint, text)',
    'graha.grant_credits(uuid, text, bigint, timestamptz, int, text, text)',
    'graha.set_plan(uuid, text, bigint, bigint, text, timestamptz, int)',
    'graha.suspend_account(uuid)', 'graha.resume_account(uuid)']::regprocedure[]
  loop
    execute format('alter function %s owner to graha_ledger', f);
  end loop;
end $$;

-- The portal opens the account of a workspace that it has just created, and stops one at once. What makes credits is
-- left to the worker, which takes it from the log.
grant execute on function graha.open_account(uuid, text, bigint, bigint, text), graha.suspend_account(uuid),
  graha.resume_account(uuid) to graha_app, graha_worker;
grant execute on function graha.settle(uuid), graha.grant_credits(uuid, text, bigint, timestamptz, int, text, text),
  graha.set_plan(uuid, text, bigint, bigint, text, timestamptz, int) to graha_worker;
