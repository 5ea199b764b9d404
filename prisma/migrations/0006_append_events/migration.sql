-- The one way into the log, and the one way to read a stream.

-- A version 7 id: time first, so that the newest rows of the unique index lie side by side.
create function graha.uuid_v7() returns uuid
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;
grant execute on function graha.uuid_v7() to graha_ledger;

-- Streams that belong to no tenant carry the nil id; streams that are named after a tenant carry that tenant's.
create function graha.assert_stream(p_stream text, p_tenant uuid) returns void
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
begin
  if p_stream ~ '^(admin|user|stripe)-' then
    if p_tenant <> '00000000-0000-0000-0000-000000000000' then
      raise insufficient_privilege using message = format('stream %s belongs to no tenant', p_stream);
    end if;
    return;
  end if;
  if p_tenant = '00000000-0000-0000-0000-000000000000' then
    raise insufficient_privilege using message = format('stream %s needs a tenant', p_stream);
  end if;
  perform assert_tenant(p_tenant);
  if p_stream ~ '^(tenant|subscription)-' and substring(p_stream from '-(.*)$') <> p_tenant::text then
    raise insufficient_privilege using message = format('stream %s belongs to another tenant', p_stream);
  end if;
end $$;
grant execute on function graha.assert_stream(text, uuid) to graha_ledger;

-- p_expected is the number of events that the caller has seen. GR001: somebody else has appended since.
-- p_context: actor, correlationId, causationId, requestId.
-- p_events: type, data, and where they apply secret, schemaVersion.
create function graha.append_events(p_stream text, p_expected int, p_tenant uuid, p_context jsonb, p_events jsonb)
returns table (pos bigint, xid xid8, event_id uuid, stream_version int, occurred_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
#variable_conflict use_column
declare
  stamp    timestamptz := ledger_now();
  inserted int;
begin
  perform assert_stream(p_stream, p_tenant);
  if exists (select from event e where e.stream_id = p_stream and e.tenant_id <> p_tenant) then
    raise insufficient_privilege using message = format('stream %s belongs to another tenant', p_stream);
  end if;
  if p_expected <> (select coalesce(max(e.stream_version), 0) from event e where e.stream_id = p_stream) then
    raise sqlstate 'GR001' using message = format('stream %s has moved on from version %s', p_stream, p_expected);
  end if;

  return query
    insert into event (event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
      correlation_id, causation_id, request_id, data, secret)
    select uuid_v7(), p_stream, p_expected + nth::int, item ->> 'type', coalesce((item ->> 'schemaVersion')::int, 1),
      p_tenant, stamp, p_context -> 'actor', p_context ->> 'correlationId', p_context ->> 'causationId',
      p_context ->> 'requestId', item -> 'data', nullif(item -> 'secret', 'null')
    from jsonb_array_elements(p_events) with ordinality as wanted (item, nth)
    order by nth
    on conflict (stream_id, stream_version) do nothing
    returning pos, xid, event_id, stream_version, occurred_at;
  get diagnostics inserted = row_count;
  if inserted <> jsonb_array_length(p_events) then
    raise sqlstate 'GR001' using message = format('stream %s has moved on from version %s', p_stream, p_expected);
  end if;
  perform pg_notify('graha_event', '');
end $$;

-- A stream as its deciders read it: without the secret fields, and empty where it is not the caller's.
create function graha.stream_events(p_stream text)
returns table (pos bigint, xid xid8, event_id uuid, stream_id text, stream_version int, type text, schema_version int,
  tenant_id uuid, occurred_at timestamptz, actor jsonb, correlation_id text, causation_id text, request_id text,
  data jsonb)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
    correlation_id, causation_id, request_id, data
  from event
  where stream_id = p_stream
    and (sees_all_tenants() or tenant_id = current_tenant() or stream_id ~ '^(admin|user|stripe)-')
  order by stream_version
$$;

alter function graha.append_events(text, int, uuid, jsonb, jsonb) owner to graha_ledger;
alter function graha.stream_events(text) owner to graha_ledger;
grant execute on function graha.append_events(text, int, uuid, jsonb, jsonb), graha.stream_events(text)
  to graha_app, graha_worker;
