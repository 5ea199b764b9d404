-- Writes rows of any tenants in one statement, with their counts; a repeated row is written and counted once. A row
-- whose time differs by more than an hour from the database's gets the database's time, because one row without a
-- partition would fail the whole batch. Counts are written in the order of their keys, so that batches cannot deadlock.
-- needs: requests/latency_bucket
create or replace function graha.log_requests(p_tenants uuid[], p_ats timestamptz[], p_requests text[], p_keys uuid[],
  p_operations text[], p_methods text[], p_statuses int[], p_codes text[], p_latencies real[], p_credits bigint[],
  p_replays boolean[], p_replay_of bigint[] default null)
returns void
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  with logged as (
    insert into request_log (tenant_id, at, request_id, key_id, operation, method, status, code, latency_ms, credits,
        is_replay, replay_of)
    select t, case when abs(extract(epoch from at - n.now)) <= 3600 then at else n.now end, r, k, o, m, s, c, l, cr, re, ro
    from unnest(p_tenants, p_ats, p_requests, p_keys, p_operations, p_methods, p_statuses, p_codes, p_latencies,
        p_credits, p_replays, p_replay_of) x (t, at, r, k, o, m, s, c, l, cr, re, ro),
      (select ledger_now() as now) n
    on conflict do nothing
    returning tenant_id, at, coalesce(key_id, '00000000-0000-0000-0000-000000000000') as key_id, operation, status,
      latency_ms, credits, is_replay, extract(minute from at at time zone 'UTC') as minute
  ), counted as (
    insert into request_count as c (tenant_id, hour, operation, key_id, status, requests, replays, credits,
      requests_15, replays_15, credits_15, requests_30, replays_30, credits_30)
    select tenant_id, date_trunc('hour', at, 'UTC'), operation, key_id, status, count(*),
      count(*) filter (where is_replay), sum(credits),
      count(*) filter (where minute < 15), count(*) filter (where minute < 15 and is_replay),
      coalesce(sum(credits) filter (where minute < 15), 0),
      count(*) filter (where minute < 30), count(*) filter (where minute < 30 and is_replay),
      coalesce(sum(credits) filter (where minute < 30), 0)
    from logged group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (tenant_id, hour, operation, key_id, status) do update
      set requests = c.requests + excluded.requests, replays = c.replays + excluded.replays,
        credits = c.credits + excluded.credits,
        requests_15 = c.requests_15 + excluded.requests_15, replays_15 = c.replays_15 + excluded.replays_15,
        credits_15 = c.credits_15 + excluded.credits_15,
        requests_30 = c.requests_30 + excluded.requests_30, replays_30 = c.replays_30 + excluded.replays_30,
        credits_30 = c.credits_30 + excluded.credits_30
  )
  insert into request_latency as b (tenant_id, day, operation, key_id, bucket, requests)
  select tenant_id, date_trunc('day', at, 'UTC'), operation, key_id, latency_bucket(latency_ms), count(*)
  from logged group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (tenant_id, day, operation, key_id, bucket) do update set requests = b.requests + excluded.requests
$$;

alter function graha.log_requests owner to graha_ledger;
grant execute on function graha.log_requests to graha_api;
