-- How the service was, minute by minute, for ninety days. A minute without a row is one that nobody watched.
create table graha.status_minute (
  minute   timestamptz(0) primary key,
  is_up    boolean not null,
  probe_ms real,
  calls    bigint not null,
  failed   bigint not null,
  p50_ms   real,
  p95_ms   real
);
comment on column graha.status_minute.is_up is 'The API said that it can serve.';
comment on column graha.status_minute.probe_ms is 'How long that took; null without an answer.';
comment on column graha.status_minute.failed is 'Calls that were answered with a status of 500 or more.';

-- It speaks of no tenant: the public page shows it.
grant select on graha.status_minute to graha_app;
grant select, insert, update, delete on graha.status_minute to graha_worker;
