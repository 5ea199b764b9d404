-- The transaction id that an event carries: the default of graha.event.xid.
create or replace function graha.feed_xid() returns xid8
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select (feed_offset() + pg_current_xact_id()::text::numeric)::text::xid8
$$;

alter function graha.feed_xid owner to graha_ledger;

alter table graha.event alter column xid set default graha.feed_xid();
