-- Replaces the plan by the scheduled one. The caller holds the account's lock and has closed the period. An anchored
-- plan keeps the day on which the periods of the previous plan start.
create or replace function graha.take_next_plan(p_account graha.credit_account, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  kind text := p_account.next_plan ->> 'kind';
begin
  update credit_account
    set plan = next_plan ->> 'plan', period_kind = kind, period_credits = (next_plan ->> 'credits')::bigint,
      calls_limit = (next_plan ->> 'calls')::bigint, next_plan = null, next_plan_at = null,
      period_start = greatest(p_account.next_plan_at, (period_at(kind, anchor_at, p_at)).period_start),
      period_end = (period_at(kind, anchor_at, begun_at(kind, anchor_at, p_at))).period_end
    where tenant_id = p_account.tenant_id;
end $$;

alter function graha.take_next_plan owner to graha_ledger;
