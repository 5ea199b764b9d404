-- The first text of 0035 gave the column no default, and databases have it. What 0035 says today is said again here.
alter table graha.request_count_start
  alter column parts_since set default date_trunc('hour', now(), 'UTC') + interval '2 hours';
