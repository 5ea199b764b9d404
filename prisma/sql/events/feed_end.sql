-- Returns the position up to which the next statements can read the feed: they see every event up to it, and no event is added
-- before it later. Before feed_offset() has run in this cluster, it precedes all events.
--
-- A transaction that writes events holds a row exclusive lock on the log until it ends, even if it is prepared. So the feed
-- ends before the oldest transaction with that lock, and does not wait for any other transaction, in any database. A
-- transaction without the lock that appends later gets a position after this call: see feed_xid(). The next statement sees
-- everything that ended before the locks were read.
create or replace function graha.feed_end(out xid xid8, out pos bigint)
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
#variable_conflict use_column
declare
  e         feed_epoch;
  seen      pg_snapshot;
  appending record;
begin
  perform assert_read_committed();
  select * into strict e from feed_epoch;
  if e.cluster <> (select system_identifier::text from pg_control_system()) then
    xid := '0'; pos := 0;
    return;
  end if;
  -- Read before the locks: read later, they could pass an append that began in between.
  seen := pg_current_snapshot();
  pos := coalesce((select max(pos) from event), 0);
  with held as materialized (
    select * from pg_locks where granted and locktype in ('relation', 'transactionid')
  ), appender as (
    select distinct virtualtransaction as id from held
    where locktype = 'relation' and mode = 'RowExclusiveLock' and relation = 'graha.event'::regclass
      and database = (select oid from pg_database where datname = current_database())
  ), named as (
    select id, transactionid from appender left join held on virtualtransaction = id
      and locktype = 'transactionid' and mode = 'ExclusiveLock'
  )
  select count(*) as transactions, coalesce(bool_or(transactionid is null), false) as is_any_unnamed,
      array_agg(transactionid) as ids
    into appending from named;
  if appending.transactions = 0 then
    xid := pg_snapshot_xmax(seen);
  elsif appending.is_any_unnamed then -- Its id may be any that was running.
    xid := pg_snapshot_xmin(seen); pos := 0;
  else
    xid := (
      select least(min(running.id::text::numeric)::text::xid8, pg_snapshot_xmax(seen))
      from (select pg_snapshot_xip(seen) union all select pg_current_xact_id_if_assigned()) running (id)
      where running.id::xid = any (appending.ids));
    pos := 0;
  end if;
  xid := (e.xid_offset + xid::text::numeric)::text::xid8;
end $$;

alter function graha.feed_end owner to graha_ledger;
grant execute on function graha.feed_end to graha_worker;
