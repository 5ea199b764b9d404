-- Writes rows of any tenants in one statement; a repeated row is written once. A row whose time differs by more than an hour from
-- the database's gets the database's time, because one row without a partition would fail the whole batch. The worker counts rows
-- later. A row of a quarter of an hour that is counted already counts itself; the lock of the quarter makes the row wait for a
-- count in progress, and the count for rows that are being written.
-- needs: clock/ledger_now, requests/count_logged
create or replace function graha.log_served(p_tenants uuid[], p_ats timestamptz[], p_requests text[], p_keys uuid[],
  p_operations text[], p_methods text[], p_statuses int[], p_codes text[], p_latencies real[], p_credits bigint[],
  p_replays boolean[], p_replay_of bigint[], p_digests bytea[], p_entries bigint[], p_engine_versions text[],
  p_agents text[], p_problems text[])
returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  now_at       timestamptz := ledger_now();
  until        timestamptz;
  first_late   timestamptz;
  last_late    timestamptz;
  late_tenants uuid[];
  late_ids     text[];
begin
  perform pg_advisory_xact_lock_shared(hashtext('graha.count_requests'), quarter)
  from (
    select distinct floor(extract(epoch from
      case when at between now_at - interval '1 hour' and now_at + interval '1 hour' then at else now_at end) / 900)::int
    from unnest(p_ats) at order by 1
  ) q (quarter);
  -- This statement sees a count that ended while the lock was waited for.
  select counted_until into until from request_count_start;
  with logged as (
    insert into request_log (tenant_id, at, request_id, key_id, operation, method, status, code, latency_ms, credits,
        is_replay, replay_of, digest, ledger_seq, engine_version, user_agent, problems)
    select t, case when at between now_at - interval '1 hour' and now_at + interval '1 hour' then at else now_at end, r, k, o, m,
      s, c, l, cr, re, ro, d, e, v, a, b
    from unnest(p_tenants, p_ats, p_requests, p_keys, p_operations, p_methods, p_statuses, p_codes, p_latencies,
        p_credits, p_replays, p_replay_of, p_digests, p_entries, p_engine_versions, p_agents, p_problems)
        x (t, at, r, k, o, m, s, c, l, cr, re, ro, d, e, v, a, b)
    on conflict do nothing
    returning tenant_id, at, request_id
  )
  select min(at), max(at), array_agg(distinct tenant_id), array_agg(request_id)
  into first_late, last_late, late_tenants, late_ids
  from logged where at < until;
  if first_late is not null then
    perform count_logged(first_late, last_late + interval '1 millisecond', late_tenants, late_ids);
  end if;
end $$;

alter function graha.log_served owner to graha_ledger;
grant execute on function graha.log_served to graha_api;
