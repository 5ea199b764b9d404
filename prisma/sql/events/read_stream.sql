-- Returns a stream for its decider, without the secret fields and with the key of sealed text unless destroyed; empty for other
-- tenants. The API may not read streams that belong to no tenant.
create or replace function graha.read_stream(p_stream text)
returns table (pos bigint, xid xid8, event_id uuid, stream_id text, stream_version int, type text, schema_version int,
  tenant_id uuid, occurred_at timestamptz, actor jsonb, correlation_id text, causation_id text, request_id text,
  data jsonb, sealed jsonb, text_key bytea)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select e.pos, e.xid, e.event_id, e.stream_id, e.stream_version, e.type, e.schema_version, e.tenant_id, e.occurred_at,
    e.actor, e.correlation_id, e.causation_id, e.request_id, e.data, e.sealed, k.key
  from event e left join text_key k on k.tenant_id = (e.sealed ->> 'of')::uuid
  where e.stream_id = p_stream
    and (sees_all_tenants() or e.tenant_id = current_tenant()
      or (e.stream_id ~ '^(admin|user|stripe|incident|broadcast)-' and not pg_has_role(session_user, 'graha_api', 'member')))
  order by e.stream_version
$$;

alter function graha.read_stream owner to graha_ledger;
grant execute on function graha.read_stream to graha_api, graha_app, graha_operator, graha_worker;
