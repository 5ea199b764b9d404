-- The time of the ledger. now() is the start of the transaction, before it waited for a lock, so this uses
-- clock_timestamp().
create or replace function graha.ledger_now() returns timestamptz
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select clock_timestamp() + offset_seconds * interval '1 second' from clock_offset
$$;

alter function graha.ledger_now owner to graha_ledger;
grant execute on function graha.ledger_now to graha_api, graha_app, graha_operator, graha_worker;
