-- Returns the subscription whose calendar is at a private address, by the hash of the address. Returns nothing if the calendar was
-- closed, the subscription deleted, or the workspace suspended.
create or replace function graha.find_event_calendar(p_hash bytea) returns table (tenant_id uuid, subscription_id uuid)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select s.tenant_id, s.subscription_id
  from event_subscription s join credit_account a on a.tenant_id = s.tenant_id
  where s.calendar_hash = p_hash and s.status <> 'deleted' and a.status = 'active'
$$;

alter function graha.find_event_calendar owner to graha_ledger;
grant execute on function graha.find_event_calendar to graha_api;
