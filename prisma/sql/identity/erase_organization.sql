-- Deletes a workspace with its members, invitations, mails and links to its identity provider, and returns true if it existed.
-- The dedupe_key of a mail names its subject: the workspace, or one of its invitations, events, keys, webhooks or connections.
create or replace function identity.erase_organization(p_tenant uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
begin
  delete from mail m where strpos(m.dedupe_key, p_tenant::text) > 0 or split_part(m.dedupe_key, ':', 2) in (
    select i.id from invitation i where i.organization_id = p_tenant::text
    union all
    select x.id from graha.event e, lateral (values (e.event_id::text), (substring(e.stream_id from '^(?:key|webhook)-(.*)$')),
      (e.data ->> 'connectionId')) as x (id) where e.tenant_id = p_tenant and x.id is not null);
  update session set active_organization_id = null where active_organization_id = p_tenant::text;
  delete from account a using sso_connection s
  where s.organization_id = p_tenant::text and a.provider_id = 'sso:' || s.connection_id;
  delete from organization where id = p_tenant::text;
  return found;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.erase_organization owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.erase_organization to graha_worker;
