-- Removes a connected app with its tokens. The caller revokes its key first, because that is in the log of the workspace.
create or replace function identity.forget_app(p_key_id text) returns void
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  delete from connected_app where key_id = p_key_id
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.forget_app owner to graha_ledger;
revoke create on schema identity from graha_ledger;
revoke execute on function identity.forget_app from public;
grant execute on function identity.forget_app to graha_worker;
