-- Sorts one closed day of the log's counts by workspace, and returns the number of days sorted: 1, or 0 if none is left. Rows
-- are stored in order of arrival, mixed with those of other workspaces, so without sorting a month of one workspace is spread
-- over as many pages as it has rows. One day per call, because readers of that day wait meanwhile. There are no writers:
-- `log_requests` accepts times up to an hour old, and the worker has counted the day. A day that is being read, for example by a
-- backup, is left for a later call, because a waiting lock would block all later queries. It belongs to the owner of the tables,
-- because only the owner can sort.
-- needs: clock/ledger_now
create or replace function graha.sort_request_counts() returns int
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  today date := (least(ledger_now() - interval '1 hour', (select counted_until from request_count_start))
    at time zone 'utc')::date;
  day   record;
begin
  if not pg_try_advisory_xact_lock(hashtext('graha.sort_request_counts')) then
    return 0;
  end if;
  select c.relname as name, k.relname as key into day
  from pg_inherits join pg_class c on c.oid = inhrelid join pg_index i on i.indrelid = c.oid
    join pg_class k on k.oid = i.indexrelid
  where inhparent in ('graha.request_count'::regclass, 'graha.request_latency'::regclass)
    and i.indisprimary and not i.indisclustered and right(c.relname, 10) < to_char(today, 'YYYY_MM_DD')
  order by right(c.relname, 10) desc, c.relname limit 1;
  if not found then
    return 0;
  end if;
  execute format('lock table graha.%I in access exclusive mode nowait', day.name);
  execute format('cluster graha.%I using %I', day.name, day.key);
  return 1;
exception when lock_not_available then
  return 0;
end $$;

grant execute on function graha.sort_request_counts to graha_worker;
