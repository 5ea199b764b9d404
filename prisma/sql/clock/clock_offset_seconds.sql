-- Returns the lead of the ledger's clock over the database's. Production refuses to start unless it is zero.
create or replace function graha.clock_offset_seconds() returns bigint
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select offset_seconds from clock_offset
$$;

alter function graha.clock_offset_seconds owner to graha_ledger;
grant execute on function graha.clock_offset_seconds to graha_api, graha_app, graha_operator, graha_worker;
