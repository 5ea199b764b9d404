-- Writes rows of servers of the previous version, which know no problems.
-- needs: requests/log_served
create or replace function graha.log_calls(p_tenants uuid[], p_ats timestamptz[], p_requests text[], p_keys uuid[],
  p_operations text[], p_methods text[], p_statuses int[], p_codes text[], p_latencies real[], p_credits bigint[],
  p_replays boolean[], p_replay_of bigint[], p_digests bytea[], p_entries bigint[], p_engine_versions text[],
  p_agents text[])
returns void
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select log_served(p_tenants, p_ats, p_requests, p_keys, p_operations, p_methods, p_statuses, p_codes, p_latencies, p_credits,
    p_replays, p_replay_of, p_digests, p_entries, p_engine_versions, p_agents, null);
$$;

alter function graha.log_calls owner to graha_ledger;
grant execute on function graha.log_calls to graha_api;
