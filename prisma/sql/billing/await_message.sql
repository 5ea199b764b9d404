-- Schedules another attempt at a message from Stripe, the only change that the portal can make to a stored message. The
-- worker looks up the subject of the message again, so a repetition has no effect of its own.
create or replace function graha.await_message(p_id text, p_at timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  update stripe_inbox set status = 'waiting', next_attempt_at = p_at where stripe_event_id = p_id
$$;

alter function graha.await_message owner to graha_ledger;
grant execute on function graha.await_message to graha_app, graha_worker;
