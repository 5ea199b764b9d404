-- Which charge a replay answered for. A call that was charged and failed has been delivered after all when its client asked
-- again under the same key: what it cost is then not given back.
alter table graha.request_log add column replay_of bigint;
comment on column graha.request_log.replay_of is 'Of a replay: the entry of the ledger under which the call was charged.';

create index request_log_replay_of_idx on graha.request_log (tenant_id, replay_of) where replay_of is not null;

-- The last argument has a default, so that a replica of the version before goes on writing.
drop function graha.log_requests(uuid[], timestamptz[], text[], uuid[], text[], text[], int[], text[], real[], bigint[],
  boolean[]);
create function graha.log_requests(p_tenants uuid[], p_ats timestamptz[], p_requests text[], p_keys uuid[],
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
alter function graha.log_requests(uuid[], timestamptz[], text[], uuid[], text[], text[], int[], text[], real[],
  bigint[], boolean[], bigint[]) owner to graha_ledger;
grant execute on function graha.log_requests(uuid[], timestamptz[], text[], uuid[], text[], text[], int[], text[],
  real[], bigint[], boolean[], bigint[]) to graha_api;
