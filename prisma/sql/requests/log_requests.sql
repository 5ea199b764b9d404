-- Writes rows of any tenants in one statement; a repeated row is written once. A row whose time differs by more than an
-- hour from the database's gets the database's time, because one row without a partition would fail the whole batch.
create or replace function graha.log_requests(p_tenants uuid[], p_ats timestamptz[], p_requests text[], p_keys uuid[],
  p_operations text[], p_methods text[], p_statuses int[], p_codes text[], p_latencies real[], p_credits bigint[],
  p_replays boolean[], p_replay_of bigint[] default null)
returns void
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  insert into request_log (tenant_id, at, request_id, key_id, operation, method, status, code, latency_ms, credits,
      is_replay, replay_of)
  select t, case when abs(extract(epoch from at - n.now)) <= 3600 then at else n.now end, r, k, o, m, s, c, l, cr, re, ro
  from unnest(p_tenants, p_ats, p_requests, p_keys, p_operations, p_methods, p_statuses, p_codes, p_latencies,
      p_credits, p_replays, p_replay_of) x (t, at, r, k, o, m, s, c, l, cr, re, ro),
    (select ledger_now() as now) n
  on conflict do nothing
$$;

alter function graha.log_requests owner to graha_ledger;
grant execute on function graha.log_requests to graha_api;
