-- Grants credits, and returns the seq of the grant, or null if this source has already granted.
create or replace function graha.grant_credits(p_tenant uuid, p_kind text, p_amount bigint, p_expires_at timestamptz,
  p_priority int, p_source_type text, p_source_id text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
begin
  perform settle(p_tenant);
  return add_grant(p_tenant, ledger_now(), p_kind, p_amount, p_expires_at, p_priority, p_source_type, p_source_id);
end $$;

alter function graha.grant_credits owner to graha_ledger;
grant execute on function graha.grant_credits to graha_worker;
