-- Returns the limits of a key that find_caller or find_app_token has found, with the names of `KeyLimits`, and the end of its
-- capture. It has its own
-- function, because a function that returns a table cannot get a column for a new limit while older servers call it.
create or replace function graha.limits_of_caller(p_tenant_id uuid, p_key_id uuid) returns jsonb
language sql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
  select jsonb_build_object(
    'scopes', scopes,
    'cidrs', cidrs,
    'monthlyCreditsMax', monthly_credits_max,
    'expiresAt', expires_at,
    'pinnedVersion', formula_version,
    'captureUntil', capture_until,
    'browser', case when origins is not null then jsonb_build_object(
      'origins', origins,
      'dailyCreditsMax', daily_credits_max,
      'visitorCallsMax', visitor_calls_max) end)
  from api_key where tenant_id = p_tenant_id and key_id = p_key_id
$$;

alter function graha.limits_of_caller owner to graha_ledger;
grant execute on function graha.limits_of_caller to graha_api;
