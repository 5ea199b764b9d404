-- Writes an event of an incident into the tables that the status page reads. The caller gives the event alone, so the
-- tables have nothing that is not in the log.
create or replace function graha.show_incident(p_event uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  news event;
  of_news uuid;
begin
  select * into strict news from event e where e.event_id = p_event and e.type in ('IncidentOpened', 'IncidentUpdated');
  of_news := substring(news.stream_id from '^incident-(.*)$')::uuid;
  insert into incident as i (incident_id, title, impact, components, state, started_at, opened_at, resolved_at, updates)
  select of_news, coalesce(news.data ->> 'title', o.title), news.data ->> 'impact',
    array(select jsonb_array_elements_text(news.data -> 'components')), news.data ->> 'state',
    coalesce((news.data ->> 'startedAt')::timestamptz, o.started_at), coalesce(o.opened_at, news.occurred_at),
    case when news.data ->> 'state' = 'resolved' then news.occurred_at end, news.stream_version
  from (select 1) one left join incident o on o.incident_id = of_news
  on conflict (incident_id) do update set impact = excluded.impact, components = excluded.components,
    state = excluded.state, resolved_at = excluded.resolved_at, updates = excluded.updates;
  insert into incident_update (incident_id, update_number, event_id, state, impact, text, at, author)
  values (of_news, news.stream_version, news.event_id, news.data ->> 'state', news.data ->> 'impact', news.data ->> 'text',
    news.occurred_at, news.actor ->> 'id');
end $$;

alter function graha.show_incident owner to graha_ledger;
grant execute on function graha.show_incident to graha_operator;
