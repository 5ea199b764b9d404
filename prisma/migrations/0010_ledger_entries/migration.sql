-- One writer of entries, and the text that is hashed.

-- Pinned: epoch microseconds, JSON as Postgres prints it, free of time zone, date style and locale. An auditor in
-- another language computes exactly this. The one text that callers choose is prefixed by its length, so that no two
-- entries read alike.
create function graha.entry_text(p_tenant uuid, p_period timestamptz, p_seq bigint, p_kind text, p_at timestamptz,
  p_cost bigint, p_calls int, p_key uuid, p_operation text, p_request text, p_burn jsonb, p_data jsonb)
returns bytea language sql immutable parallel safe as $$
  select convert_to(concat_ws('|', p_tenant, (extract(epoch from p_period) * 1000000)::bigint, p_seq, p_kind,
    (extract(epoch from p_at) * 1000000)::bigint, p_cost, p_calls, coalesce(p_key::text, '-'),
    coalesce(p_operation, '-'), coalesce(octet_length(p_request) || ':' || p_request, '-'),
    p_burn::text, coalesce(p_data::text, '-')), 'UTF8')
$$;

-- For entries that are not charges: rare, one at a time. The caller holds the account's lock and gives one instant to
-- all that it does. Returns the entry's seq.
create function graha.append_entry(p_tenant uuid, p_at timestamptz, p_kind text, p_cost bigint, p_data jsonb,
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

alter function graha.entry_text(uuid, timestamptz, bigint, text, timestamptz, bigint, int, uuid, text, text, jsonb,
  jsonb) owner to graha_ledger;
alter function graha.append_entry(uuid, timestamptz, text, bigint, jsonb, graha.ledger_entry) owner to graha_ledger;
