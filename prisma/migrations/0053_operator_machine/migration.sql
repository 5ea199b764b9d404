-- What operators ask of the machine: rebuilds, audits, another try at a message of Stripe's.

-- What was asked for, and what was answered.
create index event_upkeep_idx on graha.event (type, stream_id) where type in ('ProjectionRebuildRequested',
  'ProjectionRebuildCompleted', 'ProjectionRebuildFailed', 'AuditRequested', 'AuditCompleted');
-- All that followed from one request, in the operators' log.
create index event_request_id_idx on graha.event (request_id) where request_id is not null;
create index event_correlation_id_idx on graha.event (correlation_id);
-- A tenant's history is told without its calls, which are nearly all of its entries.
create index ledger_entry_but_calls_idx on graha.ledger_entry (tenant_id, period_start, seq) where kind <> 'CallCharged';

-- Lets a message be acted upon once more. All that the portal may do to one that it has stored: what it was about is looked
-- up anew, so that no repeat has an effect of its own.
create function graha.await_message(p_id text, p_at timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  update stripe_inbox set status = 'waiting', next_attempt_at = p_at where stripe_event_id = p_id
$$;
grant select (stripe_event_id), update (status, next_attempt_at) on graha.stripe_inbox to graha_ledger;
alter function graha.await_message(text, timestamptz) owner to graha_ledger;
revoke execute on function graha.await_message(text, timestamptz) from public;
grant execute on function graha.await_message(text, timestamptz) to graha_app, graha_worker;
