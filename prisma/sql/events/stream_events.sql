-- Used by servers of the version before read_stream(), which read the placeholders of sealed text. Returns no secret fields,
-- and nothing for other tenants.
create or replace function graha.stream_events(p_stream text)
returns table (pos bigint, xid xid8, event_id uuid, stream_id text, stream_version int, type text, schema_version int,
  tenant_id uuid, occurred_at timestamptz, actor jsonb, correlation_id text, causation_id text, request_id text,
  data jsonb)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
    correlation_id, causation_id, request_id, data
  from event
  where stream_id = p_stream
    and (sees_all_tenants() or tenant_id = current_tenant()
      or (stream_id ~ '^(admin|user|stripe|incident|broadcast)-' and not pg_has_role(session_user, 'graha_api', 'member')))
  order by stream_version
$$;

alter function graha.stream_events owner to graha_ledger;
grant execute on function graha.stream_events to graha_api, graha_app, graha_operator, graha_worker;
