-- What billing needs of the ledger: a plan that waits for the end of a period, money that goes back.

alter table graha.credit_account
  add column next_plan    jsonb,
  add column next_plan_at timestamptz,
  add column next_plan_version int not null default 0,
  add constraint credit_account_next_plan_check check ((next_plan is null) = (next_plan_at is null));
comment on column graha.credit_account.next_plan is 'Taken at next_plan_at, by whoever settles: plan, credits, calls, kind.';

-- The caller holds the account's lock.
create or replace function graha.set_next_due(p_tenant uuid) returns void
language sql volatile set search_path = pg_catalog, graha, pg_temp as $$
  update credit_account set next_due = least(period_end, next_plan_at,
      (select min(g.expires_at) from credit_grant g where g.tenant_id = p_tenant and unspent(g) > 0))
    where tenant_id = p_tenant
$$;

-- The caller holds the account's lock and has closed the period. An anchored plan keeps the days of the one before.
create function graha.take_next_plan(p_account graha.credit_account, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  kind text := p_account.next_plan ->> 'kind';
begin
  update credit_account
    set plan = next_plan ->> 'plan', period_kind = kind, period_credits = (next_plan ->> 'credits')::bigint,
      calls_limit = (next_plan ->> 'calls')::bigint, next_plan = null, next_plan_at = null,
      period_start = greatest(p_account.next_plan_at, (period_at(kind, anchor_at, p_at)).period_start),
      period_end = (period_at(kind, anchor_at, p_at)).period_end
    where tenant_id = p_account.tenant_id;
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
  if a.next_plan_at <= n then
    perform close_period(p_tenant, n);
    perform take_next_plan(a, n);
    perform open_period(p_tenant, n);
    perform announce_tenant(p_tenant);
  elsif n >= a.period_end then
    perform close_period(p_tenant, n);
    update credit_account set (period_start, period_end) = (select * from period_at(a.period_kind, a.anchor_at, n))
      where tenant_id = p_tenant;
    perform open_period(p_tenant, n);
  end if;
  perform set_next_due(p_tenant);
end $$;

-- Starts a new period at once; unspent credits stay until their own expiry. p_anchor: where anchored periods start;
-- null: this moment. p_version: the version of the subscription stream that says so; false if it is no news. A plan
-- that the account has taken by itself at the end of a period is only made its own.
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
    and (period_at(p_period_kind, coalesce(p_anchor, a.anchor_at), stamp)).period_end = a.period_end;
  update credit_account set plan_version = p_version, next_plan = null, next_plan_at = null,
      anchor_at = coalesce(p_anchor, case when known then a.anchor_at else stamp end)
    where tenant_id = p_tenant;
  if not known then
    perform close_period(p_tenant, stamp);
    update credit_account set plan = p_plan, period_kind = p_period_kind, period_credits = p_period_credits,
        calls_limit = p_calls_limit, period_start = stamp,
        period_end = (period_at(p_period_kind, coalesce(p_anchor, stamp), stamp)).period_end
      where tenant_id = p_tenant;
    perform open_period(p_tenant, stamp);
  end if;
  perform set_next_due(p_tenant);
  perform announce_tenant(p_tenant);
  return true;
end $$;

-- The plan that follows at an instant; without a plan, none does. p_version: the version of the subscription stream that
-- says so; false if it is no news.
create function graha.schedule_plan(p_tenant uuid, p_plan text, p_period_credits bigint, p_calls_limit bigint,
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

-- How much of what a payment bought has been taken back for money that went back.
create table graha.returned_share (
  tenant_id   uuid not null,
  source_type text not null,
  source_id   text not null,
  taken       bigint not null check (taken >= 0),
  primary key (tenant_id, source_type, source_id)
);
select graha.isolate('graha.returned_share');
grant select, insert, update on graha.returned_share to graha_ledger;

-- Takes back, or gives again, until just so much of what a payment bought is taken, as far as it is unspent. A wish for
-- a state and not for a step: the order of refunds and disputes makes no difference. What is taken now.
create function graha.hold_share(p_tenant uuid, p_source_type text, p_source_id text, p_wanted bigint, p_reason text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  name  text := p_source_type || ':' || p_source_id;
  first credit_grant;
  g     credit_grant;
  held  bigint;
begin
  perform settle(p_tenant);
  select * into first from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id;
  if not found then
    return 0;
  end if;
  held := coalesce((select taken from returned_share
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id), 0);
  for g in select * from credit_grant x
    where tenant_id = p_tenant and (grant_id = first.grant_id
      or source_type = 'restored' and starts_with(source_id, name || ' ')) and unspent(x) > 0
    order by grant_id
  loop
    exit when held >= p_wanted;
    held := held + take_unspent(g, ledger_now(), p_wanted - held, jsonb_build_object('reason', p_reason));
  end loop;
  if held > p_wanted and first.expires_at > ledger_now() then
    perform add_grant(p_tenant, ledger_now(), first.kind, held - p_wanted, first.expires_at, first.priority, 'restored',
      name || ' ' || (select count(*) from credit_grant where tenant_id = p_tenant and source_type = 'restored'));
    held := p_wanted;
  end if;
  insert into returned_share values (p_tenant, p_source_type, p_source_id, held)
    on conflict (tenant_id, source_type, source_id) do update set taken = excluded.taken;
  return held;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array[
    'graha.take_next_plan(graha.credit_account, timestamptz)',
    'graha.schedule_plan(uuid, text, bigint, bigint, text, timestamptz, int)',
    'graha.hold_share(uuid, text, text, bigint, text)']::regprocedure[]
  loop
    execute format('alter function %s owner to graha_ledger', f);
  end loop;
end $$;
grant execute on function graha.schedule_plan(uuid, text, bigint, bigint, text, timestamptz, int),
  graha.hold_share(uuid, text, text, bigint, text)
  to graha_worker;

create index event_plan_idx on graha.event (type, tenant_id, stream_version) where type in
  ('PlanChanged', 'PlanScheduled', 'PlanScheduleCleared');

-- Who a workspace is at Stripe. Inline, from the subscription-* streams.
create table graha.billing_customer (
  tenant_id          uuid primary key,
  stripe_customer_id text not null unique,
  linked_at          timestamptz not null
);
select graha.isolate('graha.billing_customer');
grant select, insert on graha.billing_customer to graha_app;
grant select, insert, update, delete on graha.billing_customer to graha_worker;

-- Money that came in and went back, for revenue. Inline, from the subscription-* streams.
create table graha.payment (
  tenant_id      uuid not null,
  payment_id     text not null,
  purpose        text not null check (purpose in ('plan', 'top_up')),
  plan           text,
  amount_cents   bigint not null check (amount_cents >= 0),
  returned_cents bigint not null default 0 check (returned_cents >= 0),
  currency       text not null,
  paid_at        timestamptz not null,
  primary key (tenant_id, payment_id)
);
create index payment_paid_at_idx on graha.payment (paid_at);
select graha.isolate('graha.payment');
grant select, insert, update on graha.payment to graha_app;
grant select, insert, update, delete on graha.payment to graha_worker;

-- Messages of Stripe's. Inline, from the stripe-* streams, which belong to no tenant: for the worker and operators.
create table graha.stripe_inbox (
  stripe_event_id text primary key,
  event_type      text not null,
  object_id       text not null,
  created_at      timestamptz not null,
  received_at     timestamptz not null,
  status          text not null default 'waiting' check (status in ('waiting', 'applied', 'ignored', 'failed')),
  attempts        int not null default 0,
  next_attempt_at timestamptz not null,
  note            text
);
create index stripe_inbox_waiting_idx on graha.stripe_inbox (next_attempt_at) where status in ('waiting', 'failed');
grant insert on graha.stripe_inbox to graha_app;
grant select, insert, update, delete on graha.stripe_inbox to graha_worker;
