-- Writes the entry that closes the period. The caller holds the account's lock.
create or replace function graha.close_period(p_tenant uuid, p_at timestamptz) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account;
begin
  select * into strict a from credit_account where tenant_id = p_tenant;
  perform append_entry(p_tenant, p_at, 'PeriodClosed', 0,
    jsonb_build_object('closing', a.remaining, 'calls', a.calls_used, 'credits', a.credits_used));
end $$;

alter function graha.close_period owner to graha_ledger;
