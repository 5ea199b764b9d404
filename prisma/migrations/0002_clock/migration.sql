-- The ledger's time is the database's clock plus an offset that development and tests may change. Only the owner may
-- change it, and production refuses to start unless it is zero.
create table graha.clock_offset (
  only_row       boolean primary key default true check (only_row),
  offset_seconds bigint not null default 0
);
insert into graha.clock_offset default values;
grant select on graha.clock_offset to graha_ledger;
