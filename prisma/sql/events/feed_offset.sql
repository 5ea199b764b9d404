-- Readers of all streams order events by transaction id, and another cluster counts its own ids: after a restore, new
-- events would precede old ones and readers would skip them. The log therefore adds an offset to the ids of its
-- cluster, and computes a new offset on first use in another cluster. Every append and every read calls this function:
-- the first caller computes the offset and the others wait for its commit.
create or replace function graha.feed_offset() returns numeric
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  here text := (select system_identifier::text from pg_control_system());
  e    feed_epoch;
begin
  select * into strict e from feed_epoch;
  if e.cluster = here then
    return e.xid_offset;
  end if;
  select * into strict e from feed_epoch for update;
  if e.cluster <> here then
    update feed_epoch set cluster = here,
        xid_offset = coalesce((select xid::text::numeric + 1 from event order by xid desc limit 1), 0)
      returning * into e;
  end if;
  return e.xid_offset;
end $$;

alter function graha.feed_offset owner to graha_ledger;
grant execute on function graha.feed_offset to graha_worker;
