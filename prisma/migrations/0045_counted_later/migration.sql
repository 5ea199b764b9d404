-- The worker counts the rows of the request log a quarter of an hour at a time, so that a call does not wait for its counts. Until two
-- hours from now rows are counted as they are written, because servers of the version before read the counts of the current hour.
alter table graha.request_count_start
  add column counted_until timestamptz not null default date_trunc('hour', now(), 'UTC') + interval '2 hours';
update graha.request_count_start set counted_until = date_trunc('hour', now() + offset_seconds * interval '1 second', 'UTC') + interval '2 hours'
from graha.clock_offset;
comment on column graha.request_count_start.counted_until is
  'Rows before it are in the counts. A row that is written later counts itself.';
grant update (counted_until) on graha.request_count_start to graha_ledger;
grant select on graha.request_count_start to graha_ledger;

-- A request is found by the time in its id, along the primary key.
drop index graha.request_log_request_id_idx;
