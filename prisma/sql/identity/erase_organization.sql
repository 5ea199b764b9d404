-- Deletes a workspace with its members, invitations and ties to its identity provider, and returns whether it existed.
create or replace function identity.erase_organization(p_tenant uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
begin
  update session set active_organization_id = null where active_organization_id = p_tenant::text;
  delete from account a using sso_connection s
  where s.organization_id = p_tenant::text and a.provider_id = 'sso:' || s.connection_id;
  delete from organization where id = p_tenant::text;
  return found;
end $$;

-- An owner must be able to create in the schema of the function, for this moment alone.
grant create on schema identity to graha_ledger;
alter function identity.erase_organization owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.erase_organization to graha_worker;
