-- The feed position of an event: the default of graha.event.xid. The id of its transaction is not enough: a transaction that
-- began long ago would put the event before positions that readers have passed. The position is read after the transaction has
-- the lock that feed_end() looks for, so it is never below an earlier result of that function.
create or replace function graha.feed_xid() returns xid8
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform assert_read_committed();
  return (feed_offset() + greatest(pg_current_xact_id(), pg_snapshot_xmax(pg_current_snapshot()))::text::numeric)
    ::text::xid8;
end $$;

alter function graha.feed_xid owner to graha_ledger;

alter table graha.event alter column xid set default graha.feed_xid();
