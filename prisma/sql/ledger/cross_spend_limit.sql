-- Writes the entry of a threshold of the workspace's spend limit: after the charge that crossed it or, for 100 %, after
-- the first call that it refuses.
create or replace function graha.cross_spend_limit(p_account graha.credit_account, p_pct int, p_at timestamptz)
returns graha.credit_account
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account := p_account;
begin
  a.spend_pct := p_pct;
  return append_crossing(a, p_pct, 'spend_limit', a.spend_limit, p_at);
end $$;

alter function graha.cross_spend_limit owner to graha_ledger;
