-- The place of an event in the feed: the default of graha.event.xid. Not the id of its transaction alone: one that began long
-- before would put the event below what readers have passed. The place is read when the transaction has the lock that
-- feed_end() looks for, so it is never below what that returned before.
create or replace function graha.feed_xid() returns xid8
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform assert_read_committed();
  return (feed_offset() + greatest(pg_current_xact_id(), pg_snapshot_xmax(pg_current_snapshot()))::text::numeric)
    ::text::xid8;
end $$;

alter function graha.feed_xid owner to graha_ledger;

alter table graha.event alter column xid set default graha.feed_xid();
