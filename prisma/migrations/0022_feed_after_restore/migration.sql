-- Readers of all streams order events by transaction id, and ids start anew in another cluster: after a dump is restored
-- there, new events would lie before old ones, and readers would pass over them. So the log counts ids of its own: the
-- cluster's, plus an offset that is found anew whenever the log wakes up in another cluster. Old events then lie below
-- all new ones, each checkpoint goes on meaning what it meant, and nobody has to do anything after a restore.
create table graha.feed_epoch (
  only_row   boolean primary key default true check (only_row),
  cluster    text not null,
  xid_offset numeric(20) not null default 0
);
comment on column graha.feed_epoch.cluster is 'The cluster whose transaction ids xid_offset is added to.';
insert into graha.feed_epoch (cluster) select system_identifier::text from pg_control_system();
grant select, update on graha.feed_epoch to graha_ledger;

-- What is added in this cluster; finds it first where the log has just been restored. Everybody who appends or reads
-- comes through here, so that the first does it and the others wait for that one's commit.
create function graha.feed_offset() returns numeric
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

create function graha.feed_xid() returns xid8
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select (feed_offset() + pg_current_xact_id()::text::numeric)::text::xid8
$$;

-- Every event below it is committed and visible to the statement that asks; stable, so that it looks at the moment of
-- that very statement. Nothing is below it until feed_offset() has been called in this cluster.
create function graha.feed_fence() returns xid8
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select case when cluster = (select system_identifier::text from pg_control_system())
    then (xid_offset + pg_snapshot_xmin(pg_current_snapshot())::text::numeric)::text::xid8 else '0'::xid8 end
  from feed_epoch
$$;

alter function graha.feed_offset() owner to graha_ledger;
alter function graha.feed_xid() owner to graha_ledger;
alter function graha.feed_fence() owner to graha_ledger;
grant execute on function graha.feed_offset(), graha.feed_fence() to graha_worker;

alter table graha.event alter column xid set default graha.feed_xid();
alter table graha.feed_checkpoint drop column epoch;
