-- Writes the entry of the next threshold after the charge that crossed it; the caller has not yet written the account.
create or replace function graha.cross_threshold(p_account graha.credit_account, p_at timestamptz)
returns graha.credit_account
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account := p_account;
begin
  a.crossed_pct := next_threshold(a.crossed_pct);
  return append_crossing(a, a.crossed_pct, case when a.calls_limit is null then 'credits' else 'calls' end, disposal(a),
    p_at);
end $$;

alter function graha.cross_threshold owner to graha_ledger;
