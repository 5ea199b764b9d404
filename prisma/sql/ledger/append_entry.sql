-- Appends one entry that is not a charge, and returns its seq. The caller holds the account's lock and passes the same instant
-- to all calls of its transaction.
create or replace function graha.append_entry(p_tenant uuid, p_at timestamptz, p_kind text, p_cost bigint, p_data jsonb,
  p_charge graha.ledger_entry default null)
returns bigint language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a     credit_account;
  stamp timestamptz;
  h     bytea;
  calls int := coalesce(p_charge.calls, 0);
  burn  jsonb := coalesce(p_charge.burn, '[]');
begin
  select * into strict a from credit_account where tenant_id = p_tenant;
  stamp := greatest(p_at, a.last_at);
  h := sha256(a.last_hash || entry_text(p_tenant, a.period_start, a.seq + 1, p_kind, stamp, p_cost, calls,
    p_charge.key_id, p_charge.operation, p_charge.request_id, burn, p_data));
  insert into ledger_entry values (p_tenant, a.period_start, a.seq + 1, p_kind, stamp, p_cost, calls,
    p_charge.key_id, p_charge.operation, p_charge.request_id, burn, p_data, a.last_hash, h);
  update credit_account set seq = a.seq + 1, last_hash = h, last_at = stamp where tenant_id = p_tenant;
  return a.seq + 1;
end $$;

alter function graha.append_entry owner to graha_ledger;
