-- Withdraws or restores unspent credits until p_wanted of a payment's credits are withdrawn, and returns the number then
-- withdrawn. The amount is a total and not a step, so the order of refunds and disputes does not matter. Credits of a
-- period that has not begun are withheld by hold_back when it begins.
create or replace function graha.hold_share(p_tenant uuid, p_source_type text, p_source_id text, p_wanted bigint,
  p_reason text)
returns bigint
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp set lock_timeout = '2s' as $$
declare
  name  text := p_source_type || ':' || p_source_id;
  first credit_grant;
  g     credit_grant;
  held  bigint;
begin
  perform settle(p_tenant);
  select * into first from credit_grant
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id;
  if not found then
    insert into returned_share values (p_tenant, p_source_type, p_source_id, 0, p_wanted)
      on conflict (tenant_id, source_type, source_id) do update set wanted = excluded.wanted;
    return 0;
  end if;
  held := coalesce((select taken from returned_share
    where tenant_id = p_tenant and source_type = p_source_type and source_id = p_source_id), 0);
  for g in select * from credit_grant x
    where tenant_id = p_tenant and (grant_id = first.grant_id
      or source_type = 'restored' and starts_with(source_id, name || ' ')) and unspent(x) > 0
    order by grant_id
  loop
    exit when held >= p_wanted;
    held := held + take_unspent(g, ledger_now(), p_wanted - held, jsonb_build_object('reason', p_reason));
  end loop;
  if held > p_wanted and first.expires_at > ledger_now() then
    perform add_grant(p_tenant, ledger_now(), first.kind, held - p_wanted, first.expires_at, first.priority, 'restored',
      name || ' ' || (select count(*) from credit_grant where tenant_id = p_tenant and source_type = 'restored'));
    held := p_wanted;
  end if;
  insert into returned_share values (p_tenant, p_source_type, p_source_id, held, p_wanted)
    on conflict (tenant_id, source_type, source_id) do update set taken = excluded.taken, wanted = excluded.wanted;
  return held;
end $$;

alter function graha.hold_share owner to graha_ledger;
grant execute on function graha.hold_share to graha_worker;
