-- Authentication precedes the tenant, so it needs a function that bypasses the policies. It is volatile: a stable
-- function uses its caller's snapshot, and one that waited for a rebuilt table would miss newer rows of the new table.
create or replace function graha.find_caller(p_public_id text)
returns table (tenant_id uuid, key_id uuid, env text, status text, secret_hash bytea, hash_version int, scopes text[],
  cidrs text[], expires_at timestamptz, origins text[], visitor_calls_max int, plan text, tenant_status text)
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select k.tenant_id, k.key_id, k.env, k.status, k.secret_hash, k.hash_version, k.scopes, k.cidrs, k.expires_at,
    k.origins, k.visitor_calls_max, a.plan, a.status
  from api_key k join credit_account a on a.tenant_id = k.tenant_id
  where k.public_id = p_public_id
$$;

alter function graha.find_caller owner to graha_ledger;
grant execute on function graha.find_caller to graha_api;
