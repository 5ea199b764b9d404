-- Months of the ledger that lie in files. What is needed of them to go on stays here: where each tenant's chain left
-- off and with what books, and the use that a rebuilt projection starts from. The owner of the tables writes all this,
-- since nobody else may detach a partition.
create table graha.ledger_archive (
  month       date primary key check (extract(day from month) = 1),
  file        text not null,
  sha256      text not null,
  root        text not null,
  entries     bigint not null check (entries >= 0),
  archived_at timestamptz not null default clock_timestamp(),
  dropped_at  timestamptz
);
comment on column graha.ledger_archive.dropped_at is 'Null while the month is still in the database as well.';

-- A tenant's entries of such a month: a stretch of its chain, from the entry after prev_hash to the one with hash.
create table graha.archived_stretch (
  tenant_id    uuid not null,
  month        date not null,
  first_seq    bigint not null,
  last_seq     bigint not null check (last_seq >= first_seq),
  period_start timestamptz not null,
  prev_hash    bytea not null,
  hash         bytea not null,
  books        jsonb not null,
  primary key (tenant_id, month)
);
comment on column graha.archived_stretch.period_start is 'Of the last entry.';
comment on column graha.archived_stretch.books is 'As they stood after the last entry, but for the usage.';

-- Days can be of another month than the entries: a reversal is taken off the day of its call.
create table graha.archived_usage (
  tenant_id uuid not null,
  month     date not null,
  day       date not null,
  operation text not null,
  key_id    uuid not null,
  calls     bigint not null,
  credits   bigint not null,
  last_at   timestamptz not null,
  primary key (tenant_id, month, day, operation, key_id)
);

select graha.isolate('graha.archived_stretch');
select graha.isolate('graha.archived_usage');
grant select on graha.ledger_archive, graha.archived_stretch, graha.archived_usage to graha_worker;
