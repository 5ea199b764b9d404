-- Adds rows of the log to the counts: those from an instant to another, or of them only those with these ids of these workspaces.
-- Counts are written in the order of their keys, so that concurrent writers cannot deadlock. The plan is made for the given values,
-- because a range of all workspaces and a few rows of one need different indexes.
-- needs: requests/latency_bucket
create or replace function graha.count_logged(p_from timestamptz, p_to timestamptz, p_tenants uuid[], p_requests text[])
returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp
set plan_cache_mode = force_custom_plan as $$
begin
  with logged as materialized (
    select tenant_id, date_trunc('hour', at, 'UTC') as hour, operation,
      coalesce(key_id, '00000000-0000-0000-0000-000000000000') as key_id, status, latency_bucket(latency_ms) as bucket,
      extract(minute from at at time zone 'UTC') as minute, is_replay, credits
    from request_log
    where at >= p_from and at < p_to and (p_tenants is null or tenant_id = any (p_tenants))
      and (p_requests is null or request_id = any (p_requests))
  ), counted as (
    insert into request_count as c (tenant_id, hour, operation, key_id, status, requests, replays, credits,
      requests_15, replays_15, credits_15, requests_30, replays_30, credits_30)
    select tenant_id, hour, operation, key_id, status, count(*), count(*) filter (where is_replay), sum(credits),
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
  select tenant_id, date_trunc('day', hour, 'UTC'), operation, key_id, bucket, count(*)
  from logged group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (tenant_id, day, operation, key_id, bucket) do update set requests = b.requests + excluded.requests;
end $$;

alter function graha.count_logged owner to graha_ledger;
