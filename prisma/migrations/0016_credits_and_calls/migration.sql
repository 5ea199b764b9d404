-- Credits that are taken back unspent, credits that an operator adds or takes, and a limit of calls that may change
-- without a new plan.

alter table graha.ledger_entry drop constraint ledger_entry_kind_check;
alter table graha.ledger_entry add constraint ledger_entry_kind_check check (kind in
  ('PeriodOpened', 'PeriodClosed', 'CreditsGranted', 'CreditsExpired', 'CreditsWithdrawn', 'CallCharged',
   'ChargeReversed', 'ThresholdCrossed', 'CallsLimitSet'));

alter table graha.credit_account
  add column crossed_pct int not null default 0 check (crossed_pct between 0 and 100);
comment on column graha.credit_account.crossed_pct is 'Highest threshold crossed in this period under this limit.';

alter table graha.credit_grant
  add column withdrawn bigint not null default 0 check (withdrawn >= 0),
  drop constraint credit_grant_check,
  add constraint credit_grant_check check (used + expired + withdrawn <= amount);

-- An adjustment takes effect once, also one that found nothing to take.
create table graha.credit_adjustment (
  tenant_id uuid not null,
  source_id text not null,
  wanted    bigint not null check (wanted <> 0),
  applied   bigint not null,
  primary key (tenant_id, source_id),
  check (abs(applied) <= abs(wanted))
);
comment on column graha.credit_adjustment.applied is
  'Added, or taken as a negative number: never more than was unspent.';
select graha.isolate('graha.credit_adjustment');
grant select, insert on graha.credit_adjustment to graha_ledger;
grant select on graha.credit_adjustment to graha_app, graha_worker;

create index event_adjustments_idx on graha.event (tenant_id, stream_version) where type = 'CreditsAdjusted';

create function graha.unspent(p_grant graha.credit_grant) returns bigint
language sql immutable parallel safe as $$
  select p_grant.amount - p_grant.used - p_grant.expired - p_grant.withdrawn
$$;

-- The caller holds the account's lock.
create function graha.set_next_due(p_tenant uuid) returns void
language sql volatile set search_path = pg_catalog, graha, pg_temp as $$
  update credit_account set next_due = least(period_end,
      (select min(g.expires_at) from credit_grant g where g.tenant_id = p_tenant and unspent(g) > 0))
    where tenant_id = p_tenant
$$;

-- The caller holds the account's lock. A source grants once, whatever the amount: null says that it has already.
-- p_note: what else the entry says.
drop function graha.add_grant(uuid, timestamptz, text, bigint, timestamptz, int, text, text);
create function graha.add_grant(p_tenant uuid, p_at timestamptz, p_kind text, p_amount bigint, p_expires_at timestamptz,
  p_priority int, p_source_type text, p_source_id text, p_note jsonb default '{}')
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
    'expiresAt', iso(p_expires_at), 'priority', p_priority, 'source', p_source_type || ':' || p_source_id) || p_note);
  insert into credit_grant (tenant_id, grant_id, kind, amount, expires_at, priority, source_type, source_id)
    values (p_tenant, id, p_kind, p_amount, p_expires_at, p_priority, p_source_type, p_source_id);
  update credit_account set remaining = remaining + p_amount, next_due = least(next_due, p_expires_at)
    where tenant_id = p_tenant;
  return id;
end $$;

-- The caller holds the account's lock and has set period_start and period_end.
create or replace function graha.open_period(p_tenant uuid, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account;
begin
  update credit_account set calls_used = 0, credits_used = 0, crossed_pct = 0, opened_seq = seq + 1
    where tenant_id = p_tenant returning * into a;
  perform append_entry(p_tenant, p_at, 'PeriodOpened', 0,
    jsonb_build_object('plan', a.plan, 'opening', a.remaining, 'end', iso(a.period_end)));
  if a.period_credits > 0 then
    -- Named by the period's own start, not by the moment: going back to a plan within its month grants nothing again.
    perform add_grant(p_tenant, p_at, 'plan', a.period_credits, a.period_end, 0, 'period',
      a.plan || ' ' || iso((period_at(a.period_kind, a.anchor_at, a.period_start)).period_start));
  end if;
end $$;

-- Expire, close, open. The one comparison with next_due says whether there is anything to do.
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
  if n >= a.period_end then
    perform close_period(p_tenant, n);
    update credit_account set (period_start, period_end) = (select * from period_at(a.period_kind, a.anchor_at, n))
      where tenant_id = p_tenant;
    perform open_period(p_tenant, n);
  end if;
  perform set_next_due(p_tenant);
end $$;

-- Starts a new period at once; unspent credits stay until their own expiry. p_anchor: where anchored periods start;
-- null: this moment. p_version: the version of the subscription stream that says so; false if it is no news.
create or replace function graha.set_plan(p_tenant uuid, p_plan text, p_period_credits bigint, p_calls_limit bigint,
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
  perform set_next_due(p_tenant);
  perform announce_tenant(p_tenant);
  return true;
end $$;

-- How many calls the plan allows in a period, from now on. False if that is no news, or if the plan counts no calls:
-- there credits bind. A new limit has its thresholds before it.
create function graha.set_calls_limit(p_tenant uuid, p_limit bigint) returns boolean
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

-- The caller holds the account's lock. Takes what is unspent of one grant, p_max at most, and says how much that was.
create function graha.take_unspent(p_grant graha.credit_grant, p_at timestamptz, p_max bigint, p_note jsonb)
returns bigint language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  taken bigint := least(unspent(p_grant), p_max);
begin
  if taken > 0 then
    perform append_entry(p_grant.tenant_id, p_at, 'CreditsWithdrawn', taken,
      jsonb_build_object('grant', p_grant.grant_id) || p_note);
    update credit_grant set withdrawn = withdrawn + taken
      where tenant_id = p_grant.tenant_id and grant_id = p_grant.grant_id;
    update credit_account set remaining = remaining - taken where tenant_id = p_grant.tenant_id;
  end if;
  return taken;
end $$;

-- A refund: what is unspent of the grant goes, what is spent stays spent. Returns how much went; null: no such grant.
create function graha.withdraw_grant(p_tenant uuid, p_source_type text, p_source_id text, p_reason text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  g credit_grant;
begin
  perform settle(p_tenant);
  select * into g from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id;
  if not found then
    return null;
  end if;
  return take_unspent(g, ledger_now(), unspent(g), jsonb_build_object('reason', p_reason));
end $$;

-- What an operator adds, or takes as a negative number: in burn order, and never more than is unspent. Returns what
-- was added or taken; null: this source has adjusted before.
create function graha.adjust_credits(p_tenant uuid, p_amount bigint, p_reason text, p_by text, p_source_id text)
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

do $$
declare
  f regprocedure;
begin
  foreach f in array array[
    'graha.unspent(graha.credit_grant)', 'graha.set_next_due(uuid)',
    'graha.add_grant(uuid, timestamptz, text, bigint, timestamptz, int, text, text, jsonb)',
    'graha.set_calls_limit(uuid, bigint)', 'graha.take_unspent(graha.credit_grant, timestamptz, bigint, jsonb)',
    'graha.withdraw_grant(uuid, text, text, text)', 'graha.adjust_credits(uuid, bigint, text, text, text)'
  ]::regprocedure[]
  loop
    execute format('alter function %s owner to graha_ledger', f);
  end loop;
end $$;

grant execute on function graha.set_calls_limit(uuid, bigint), graha.withdraw_grant(uuid, text, text, text),
  graha.adjust_credits(uuid, bigint, text, text, text) to graha_worker;
