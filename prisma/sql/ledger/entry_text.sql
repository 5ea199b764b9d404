-- Returns the text from which an entry's hash is computed. An auditor in another language computes the same bytes: times are
-- epoch microseconds and JSON is as Postgres prints it, independent of time zone, date style and locale. The length precedes
-- p_request, the only part that callers choose, so two different entries never have the same text.
create or replace function graha.entry_text(p_tenant uuid, p_period timestamptz, p_seq bigint, p_kind text,
  p_at timestamptz,
  p_cost bigint, p_calls int, p_key uuid, p_operation text, p_request text, p_burn jsonb, p_data jsonb)
returns bytea language sql stable parallel safe as $$
  select convert_to(concat_ws('|', p_tenant, (extract(epoch from p_period) * 1000000)::bigint, p_seq, p_kind,
    (extract(epoch from p_at) * 1000000)::bigint, p_cost, p_calls, coalesce(p_key::text, '-'),
    coalesce(p_operation, '-'), coalesce(octet_length(p_request) || ':' || p_request, '-'),
    p_burn::text, coalesce(p_data::text, '-')), 'UTF8')
$$;

alter function graha.entry_text owner to graha_ledger;
