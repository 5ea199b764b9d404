-- Deletes the request log of an erased workspace, its counts and the idempotency keys of its callers, and returns the number of
-- requests.
create or replace function graha.erase_requests(p_tenant uuid) returns int
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  erased int;
begin
  -- A count in progress would write counts of the deleted rows.
  perform pg_advisory_xact_lock(hashtext('graha.count_closed_requests'));
  delete from request_log where tenant_id = p_tenant;
  get diagnostics erased = row_count;
  delete from request_capture where tenant_id = p_tenant;
  delete from request_count where tenant_id = p_tenant;
  delete from request_latency where tenant_id = p_tenant;
  delete from charge_key where tenant_id = p_tenant;
  delete from charge_doubt where tenant_id = p_tenant;
  return erased;
end $$;

alter function graha.erase_requests owner to graha_ledger;
grant execute on function graha.erase_requests to graha_worker;
