-- Counts the next quarter of an hour of the request log that ended a minute ago, and returns the number of quarters counted: 1, or
-- 0 if none is left or another worker counts. One quarter per call, so that each transaction is short. Rows of the quarter that
-- are being written are waited for; rows that come later count themselves. Days whose rows were dropped are passed over.
-- needs: clock/ledger_now, requests/count_logged
create or replace function graha.count_closed_requests() returns int
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '10s' as $$
declare
  first timestamptz;
begin
  if not pg_try_advisory_xact_lock(hashtext('graha.count_closed_requests')) then
    return 0;
  end if;
  select greatest(counted_until, date_trunc('day', ledger_now() - interval '30 days', 'UTC')) into first from request_count_start;
  if first is null or first + interval '16 minutes' > ledger_now() then
    return 0;
  end if;
  perform pg_advisory_xact_lock(hashtext('graha.count_requests'), (extract(epoch from first) / 900)::int);
  perform count_logged(first, first + interval '15 minutes', null, null);
  update request_count_start set counted_until = first + interval '15 minutes';
  return 1;
end $$;

alter function graha.count_closed_requests owner to graha_ledger;
grant execute on function graha.count_closed_requests to graha_worker;
