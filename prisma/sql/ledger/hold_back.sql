-- Withdraws, from a grant that was just made, what hold_share wanted before the grant existed. The caller holds the account's lock.
create or replace function graha.hold_back(p_tenant uuid, p_at timestamptz, p_source_type text, p_source_id text)
returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  s returned_share;
  g credit_grant;
begin
  select * into s from returned_share
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id and wanted > taken;
  if not found then
    return;
  end if;
  select * into strict g from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id;
  update returned_share
    set taken = taken + take_unspent(g, p_at, s.wanted - s.taken, jsonb_build_object('reason', 'The payment went back.'))
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id;
end $$;

alter function graha.hold_back owner to graha_ledger;
