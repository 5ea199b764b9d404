-- The ledger's time: the database's clock, which development and tests may move. Only the owner of the database may
-- write the offset, and a production start-up refuses one that is not zero.
create table graha.clock_offset (
  only_row       boolean primary key default true check (only_row),
  offset_seconds bigint not null default 0
);
insert into graha.clock_offset default values;
grant select on graha.clock_offset to graha_ledger;

create function graha.clock_offset_seconds() returns bigint
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select offset_seconds from clock_offset
$$;

-- clock_timestamp, never now(): now() is the start of the transaction, before it waited for a lock.
create function graha.ledger_now() returns timestamptz
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select clock_timestamp() + offset_seconds * interval '1 second' from clock_offset
$$;

alter function graha.clock_offset_seconds() owner to graha_ledger;
alter function graha.ledger_now() owner to graha_ledger;
grant execute on function graha.clock_offset_seconds(), graha.ledger_now() to graha_api, graha_app, graha_worker;
