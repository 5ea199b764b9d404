-- Writes the entry of the next threshold after the charge that crossed it, and wakes the worker that mails about it. It
-- is rare and therefore not part of the batch's own insert; the caller has not yet written the account.
create or replace function graha.cross_threshold(p_account graha.credit_account, p_at timestamptz)
returns graha.credit_account
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account := p_account;
  d jsonb;
  h bytea;
begin
  a.seq := a.seq + 1;
  a.crossed_pct := next_threshold(a.crossed_pct);
  d := jsonb_build_object('pct', a.crossed_pct, 'of', case when a.calls_limit is null then 'credits' else 'calls' end,
    'limit', disposal(a));
  h := sha256(a.last_hash || entry_text(a.tenant_id, a.period_start, a.seq, 'ThresholdCrossed', p_at, 0, 0, null, null,
    null, '[]', d));
  insert into ledger_entry (tenant_id, period_start, seq, kind, at, cost, calls, data, prev_hash, hash)
    values (a.tenant_id, a.period_start, a.seq, 'ThresholdCrossed', p_at, 0, 0, d, a.last_hash, h);
  a.last_hash := h;
  perform pg_notify('graha_threshold', '');
  return a;
end $$;

alter function graha.cross_threshold owner to graha_ledger;
