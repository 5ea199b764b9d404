-- Withdraws at most p_max unspent credits from one grant, and returns the number withdrawn. The caller holds the account's
-- lock.
create or replace function graha.take_unspent(p_grant graha.credit_grant, p_at timestamptz, p_max bigint, p_note jsonb)
returns bigint language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  taken bigint := least(unspent(p_grant), p_max);
begin
  if taken > 0 then
    perform append_entry(p_grant.tenant_id, p_at, 'CreditsWithdrawn', taken,
      jsonb_build_object('grant', p_grant.grant_id) || p_note);
    update credit_grant set withdrawn = withdrawn + taken
      where tenant_id = p_grant.tenant_id and grant_id = p_grant.grant_id;
    update credit_account set remaining = remaining - taken where tenant_id = p_grant.tenant_id;
  end if;
  return taken;
end $$;

alter function graha.take_unspent owner to graha_ledger;
