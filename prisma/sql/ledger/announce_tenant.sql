-- Makes replicas drop all keys of the tenant, because they cache plan and status with each key.
create or replace function graha.announce_tenant(p_tenant uuid) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_key', public_id) from api_key where tenant_id = p_tenant;
end $$;

alter function graha.announce_tenant owner to graha_ledger;
