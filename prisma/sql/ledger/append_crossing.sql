-- Appends the entry of a crossed threshold. It is rare and therefore not part of the batch's own insert.
create or replace function graha.append_crossing(p_account graha.credit_account, p_pct int, p_of text, p_limit bigint,
  p_at timestamptz)
returns graha.credit_account
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account := p_account;
  d jsonb := jsonb_build_object('pct', p_pct, 'of', p_of, 'limit', p_limit);
  h bytea;
begin
  a.seq := a.seq + 1;
  a.last_at := p_at;
  h := sha256(a.last_hash || entry_text(a.tenant_id, a.period_start, a.seq, 'ThresholdCrossed', p_at, 0, 0, null, null,
    null, '[]', d));
  insert into ledger_entry (tenant_id, period_start, seq, kind, at, cost, calls, data, prev_hash, hash)
    values (a.tenant_id, a.period_start, a.seq, 'ThresholdCrossed', p_at, 0, 0, d, a.last_hash, h);
  a.last_hash := h;
  return a;
end $$;

alter function graha.append_crossing owner to graha_ledger;
