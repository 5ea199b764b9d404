-- Writes the event of a broadcast into the table that banners and the operators' list read. The caller gives the event alone, so
-- the table has nothing that is not in the log.
create or replace function graha.show_broadcast(p_event uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  sent event;
begin
  select * into strict sent from event e where e.event_id = p_event and e.type = 'BroadcastSent';
  insert into broadcast (broadcast_id, title, text, plans, statuses, by_mail, banner_until, workspaces, sent_at, author)
  values (substring(sent.stream_id from '^broadcast-(.*)$')::uuid, sent.data ->> 'title', sent.data ->> 'text',
    array(select jsonb_array_elements_text(sent.data -> 'plans')),
    array(select jsonb_array_elements_text(sent.data -> 'statuses')), (sent.data ->> 'byMail')::boolean,
    (sent.data ->> 'bannerUntil')::timestamptz, (sent.data ->> 'workspaces')::int, sent.occurred_at,
    sent.actor ->> 'id');
end $$;

alter function graha.show_broadcast owner to graha_ledger;
grant execute on function graha.show_broadcast to graha_operator;
