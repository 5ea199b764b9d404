-- Grants credits, and returns the seq of the grant, or null if this source has already granted: a source grants once, whatever
-- the amount. The caller holds the account's lock. p_note adds fields to the entry.
create or replace function graha.add_grant(p_tenant uuid, p_at timestamptz, p_kind text, p_amount bigint,
  p_expires_at timestamptz,
  p_priority int, p_source_type text, p_source_id text, p_note jsonb default '{}')
returns bigint language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  id bigint;
begin
  if exists (select from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id)
  then
    return null;
  end if;
  id := append_entry(p_tenant, p_at, 'CreditsGranted', p_amount, jsonb_build_object('kind', p_kind,
    'expiresAt', iso(p_expires_at), 'priority', p_priority, 'source', p_source_type || ':' || p_source_id) || p_note);
  insert into credit_grant (tenant_id, grant_id, kind, amount, expires_at, priority, source_type, source_id)
    values (p_tenant, id, p_kind, p_amount, p_expires_at, p_priority, p_source_type, p_source_id);
  update credit_account set remaining = remaining + p_amount, next_due = least(next_due, p_expires_at)
    where tenant_id = p_tenant;
  return id;
end $$;

alter function graha.add_grant owner to graha_ledger;
