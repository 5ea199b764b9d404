-- Days and hours of India begin at half past an hour of UTC, those of Nepal at a quarter past. A count that can be divided there answers
-- for them without a row of the log.
alter table graha.request_count
  add column requests_15 bigint not null default 0,
  add column replays_15  bigint not null default 0,
  add column credits_15  bigint not null default 0,
  add column requests_30 bigint not null default 0,
  add column replays_30  bigint not null default 0,
  add column credits_30  bigint not null default 0;
comment on column graha.request_count.requests_15 is 'Of the first 15 minutes of the hour. They are in requests, too.';
comment on column graha.request_count.requests_30 is 'Of the first 30 minutes of the hour. They are in requests, too.';

-- Hours that begin before it were counted, or may have been, by a version without parts: they are divided by their rows.
alter table graha.request_count_start
  add column parts_since timestamptz not null default date_trunc('hour', now(), 'UTC') + interval '2 hours';
