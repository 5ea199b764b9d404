-- Opens the period in the account's row. The caller holds the account's lock and has set period_start and period_end.
create or replace function graha.open_period(p_tenant uuid, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a      credit_account;
  source text;
begin
  update credit_account set calls_used = 0, credits_used = 0, crossed_pct = 0, spend_pct = 0,
      opened_seq = seq + 1
    where tenant_id = p_tenant returning * into a;
  perform append_entry(p_tenant, p_at, 'PeriodOpened', 0,
    jsonb_build_object('plan', a.plan, 'opening', a.remaining, 'end', iso(a.period_end)));
  if a.period_credits > 0 then
    -- The source is the start of the period and not this moment: a return to a plan within its month grants nothing.
    source := a.plan || ' ' || iso((period_at(a.period_kind, a.anchor_at,
      begun_at(a.period_kind, a.anchor_at, a.period_start))).period_start);
    if add_grant(p_tenant, p_at, 'plan', a.period_credits, a.period_end, 0, 'period', source) is not null then
      perform hold_back(p_tenant, p_at, 'period', source);
    end if;
  end if;
end $$;

alter function graha.open_period owner to graha_ledger;
