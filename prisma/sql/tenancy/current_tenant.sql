-- A transaction names its one tenant with set_config('app.tenant_id', …, true). An unset, empty or nil setting names no
-- tenant.
create or replace function graha.current_tenant() returns uuid
language sql stable parallel safe as $$
  select nullif(nullif(current_setting('app.tenant_id', true), '')::uuid, '00000000-0000-0000-0000-000000000000'::uuid)
$$;

grant execute on function graha.current_tenant to graha_api, graha_app, graha_ledger, graha_operator, graha_worker;
