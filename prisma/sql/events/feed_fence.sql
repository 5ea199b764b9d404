-- Used by servers of the version before feed_end(): the calling statement sees every event below this id as committed,
-- therefore the function is stable. It counts the transactions of all databases of the server. Before feed_offset() has run in
-- this cluster, no event is below it.
create or replace function graha.feed_fence() returns xid8
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select case when cluster = (select system_identifier::text from pg_control_system())
    then (xid_offset + pg_snapshot_xmin(pg_current_snapshot())::text::numeric)::text::xid8 else '0'::xid8 end
  from feed_epoch
$$;

alter function graha.feed_fence owner to graha_ledger;
grant execute on function graha.feed_fence to graha_worker;
