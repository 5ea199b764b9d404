-- Returns the charges of a key with a cap on a day (UTC). Rows exist from the first charge with a cap on.
create or replace function graha.key_spent_on(p_tenant uuid, p_key uuid, p_day date) returns bigint
language sql stable set search_path = pg_catalog, graha, pg_temp as $$
  select coalesce((select day_credits from key_spending where tenant_id = p_tenant and key_id = p_key and day = p_day), 0)
$$;

alter function graha.key_spent_on owner to graha_ledger;
