-- The allowances of each plan per period: the same numbers as the plans in packages/domain. They are in the database so that no
-- caller of open_account can choose an amount.
with terms (plan, period_credits, calls_limit, period_kind) as (
  values
    ('free',       50000, 10000, 'calendar_month'),
    ('starter',   100000,  null, 'anchored'),
    ('growth',    500000,  null, 'anchored'),
    ('scale',    2500000,  null, 'anchored'),
    ('internal',       0,  null, 'none')
), removed as (
  delete from graha.plan_terms where plan not in (select plan from terms)
)
insert into graha.plan_terms (plan, period_credits, calls_limit, period_kind)
select plan, period_credits, calls_limit, period_kind from terms
on conflict (plan) do update set period_credits = excluded.period_credits, calls_limit = excluded.calls_limit,
  period_kind = excluded.period_kind;
