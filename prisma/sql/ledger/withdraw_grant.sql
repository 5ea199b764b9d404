-- Withdraws the unspent credits of a grant, for a refund; spent credits stay spent. Returns the number withdrawn, or null if
-- there is no such grant.
create or replace function graha.withdraw_grant(p_tenant uuid, p_source_type text, p_source_id text, p_reason text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  g credit_grant;
begin
  perform settle(p_tenant);
  select * into g from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id;
  if not found then
    return null;
  end if;
  return take_unspent(g, ledger_now(), unspent(g), jsonb_build_object('reason', p_reason));
end $$;

alter function graha.withdraw_grant owner to graha_ledger;
grant execute on function graha.withdraw_grant to graha_worker;
