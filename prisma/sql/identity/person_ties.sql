-- Returns the links of a person to workspaces: memberships with their roles, and the keys of apps that they connected.
create or replace function identity.person_ties(p_user text)
returns table (tenant_id uuid, role text, key_id uuid)
language sql stable security definer set search_path = pg_catalog, identity, pg_temp as $$
  select m.organization_id::uuid, m.role, null::uuid from member m where m.user_id = p_user
  union all
  select a.organization_id::uuid, null, a.key_id::uuid from connected_app a where a.user_id = p_user
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.person_ties owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.person_ties to graha_worker;
