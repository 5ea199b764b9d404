-- Returns the key of a connected app by its access token, like find_key. Returns nothing after the token has expired, or if the
-- person who connected the app is no longer a verified member who may make calls.
create or replace function graha.find_app_token(p_token_hash bytea)
returns table (tenant_id uuid, key_id uuid, env text, status text, secret_hash bytea, hash_version int, scopes text[],
  cidrs text[], expires_at timestamptz, plan text, tenant_status text)
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select k.tenant_id, k.key_id, k.env, k.status, k.secret_hash, k.hash_version, k.scopes, k.cidrs, k.expires_at,
    a.plan, a.status
  from identity.app_token t
    join identity.connected_app c on c.key_id = t.key_id
    join identity.member m on m.organization_id = c.organization_id and m.user_id = c.user_id
      and m.role in ('owner', 'admin', 'developer')
    join identity.user u on u.id = c.user_id and u.email_verified
    join api_key k on k.tenant_id = c.organization_id::uuid and k.key_id = c.key_id::uuid
    join credit_account a on a.tenant_id = k.tenant_id
  where t.token_hash = p_token_hash and t.kind = 'access' and t.expires_at > clock_timestamp()
$$;

alter function graha.find_app_token owner to graha_ledger;
grant execute on function graha.find_app_token to graha_api;
