-- The only way to write the event log.
-- p_expected is the number of events that the caller has seen; GR001 means that another session has appended since.
-- p_context has actor, correlationId, causationId and requestId.
-- Each of p_events has type and data, and optionally secret, sealed and schemaVersion.
create or replace function graha.append_events(p_stream text, p_expected int, p_tenant uuid, p_context jsonb,
  p_events jsonb)
returns table (pos bigint, xid xid8, event_id uuid, stream_version int, occurred_at timestamptz)
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
#variable_conflict use_column
declare
  stamp    timestamptz := ledger_now();
  inserted int;
begin
  perform assert_author(array(select item ->> 'type' from jsonb_array_elements(p_events) as wanted (item)));
  perform assert_stream(p_stream, p_tenant);
  if exists (select from event e where e.stream_id = p_stream and e.tenant_id <> p_tenant) then
    raise insufficient_privilege using message = format('stream %s belongs to another tenant', p_stream);
  end if;
  if p_expected <> (select coalesce(max(e.stream_version), 0) from event e where e.stream_id = p_stream) then
    raise sqlstate 'GR001' using message = format('stream %s has moved on from version %s', p_stream, p_expected);
  end if;

  return query
    insert into event (event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
      correlation_id, causation_id, request_id, data, secret, sealed)
    select uuid_v7(), p_stream, p_expected + nth::int, item ->> 'type', coalesce((item ->> 'schemaVersion')::int, 1),
      p_tenant, stamp, p_context -> 'actor', p_context ->> 'correlationId', p_context ->> 'causationId',
      p_context ->> 'requestId', item -> 'data', nullif(item -> 'secret', 'null'),
      nullif(item -> 'sealed', 'null')
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

alter function graha.append_events owner to graha_ledger;
grant execute on function graha.append_events to graha_api, graha_app, graha_operator, graha_worker;
