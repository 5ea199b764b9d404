-- A workspace that is deleted: when it is due is read from the log; what names persons goes, money and the log stay.
create index event_erasure_idx on graha.event (tenant_id, pos)
  where type in ('ErasureRequested', 'ErasureWithdrawn', 'ErasureCompleted');

grant delete on graha.request_log to graha_ledger;

create function graha.erase_requests(p_tenant uuid) returns int
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  erased int;
begin
  delete from request_log where tenant_id = p_tenant;
  get diagnostics erased = row_count;
  return erased;
end $$;
alter function graha.erase_requests(uuid) owner to graha_ledger;
grant execute on function graha.erase_requests(uuid) to graha_worker;

grant create on schema identity to graha_ledger;
grant select (id), delete on identity.organization to graha_ledger;
grant select (active_organization_id), update (active_organization_id) on identity.session to graha_ledger;

-- Members and invitations go with their organization. Says whether there was one.
create function identity.erase_organization(p_tenant uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
begin
  update session set active_organization_id = null where active_organization_id = p_tenant::text;
  delete from organization where id = p_tenant::text;
  return found;
end $$;
alter function identity.erase_organization(uuid) owner to graha_ledger;
grant execute on function identity.erase_organization(uuid) to graha_worker;

revoke create on schema identity from graha_ledger;
