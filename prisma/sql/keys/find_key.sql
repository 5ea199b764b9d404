-- Used by servers of the version before publishable keys and `find_caller`. They do not know the prefix `graha_pub_`, but the same
-- secret under another prefix is a valid text to them, so a publishable key would be a secret one without the limit of its origins.
create or replace function graha.find_key(p_public_id text)
returns table (tenant_id uuid, key_id uuid, env text, status text, secret_hash bytea, hash_version int, scopes text[],
  cidrs text[], expires_at timestamptz, plan text, tenant_status text)
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select k.tenant_id, k.key_id, k.env, k.status, k.secret_hash, k.hash_version, k.scopes, k.cidrs, k.expires_at,
    a.plan, a.status
  from api_key k join credit_account a on a.tenant_id = k.tenant_id
  where k.public_id = p_public_id and k.origins is null
$$;

alter function graha.find_key owner to graha_ledger;
grant execute on function graha.find_key to graha_api;
