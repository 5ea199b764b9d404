-- Answers after a lost connection which requests were charged. The account's lock waits for a transaction in progress.
-- A transaction that has not reached the lock can still arrive, so each request without a charge gets a row in
-- charge_doubt: of the lost transaction and the second attempt, only the first charges.
-- p_since is the time of the replica's clock, which may differ by a minute from the database's.
create or replace function graha.charge_outcome(p_tenants uuid[], p_requests text[], p_since timestamptz)
returns setof graha.charge_outcome_row
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  a     credit_account;
  e     ledger_entry;
  k     charge_key;
  since timestamptz := p_since + clock_offset_seconds() * interval '1 second' - interval '1 minute';
  r     charge_outcome_row;
  asked record;
  open_requests text[];
begin
  for asked in
    select t, array_agg(q) as requests from unnest(p_tenants, p_requests) x (t, q) group by t order by t
  loop
    select * into a from credit_account where tenant_id = asked.t for update;
    continue when not found;
    open_requests := asked.requests;
    for e in select * from ledger_entry where tenant_id = asked.t order by period_start desc, seq desc loop
      exit when e.at < since or cardinality(open_requests) = 0;
      continue when e.kind <> 'CallCharged' or not e.request_id = any (open_requests);
      open_requests := array_remove(open_requests, e.request_id);
      select * into k from charge_key where tenant_id = asked.t and seq = e.seq;
      r := row(e.request_id, e.seq, e.cost, a.remaining, a.remaining + a.credits_used, a.calls_limit - a.calls_used,
        a.period_end, k.as_of, k.engine_version);
      return next r;
    end loop;
    insert into charge_doubt (tenant_id, request_id, created_at)
      select asked.t, request, ledger_now() from unnest(open_requests) request on conflict do nothing;
  end loop;
end $$;

alter function graha.charge_outcome owner to graha_ledger;
grant execute on function graha.charge_outcome to graha_api;
