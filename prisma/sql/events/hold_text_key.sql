-- Returns the key that seals the text of a workspace's events; null if it is destroyed. The fresh bytes of the first caller
-- become the key. Prevents its destruction until the transaction ends. Refuses writes to a restored log without its keys.
create or replace function graha.hold_text_key(p_tenant uuid, p_fresh bytea) returns bytea
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  held bytea;
begin
  -- A transaction without a tenant writes streams of operators, whose events mention the workspaces that they visited.
  if current_tenant() is not null or pg_has_role(session_user, 'graha_api', 'member') then
    perform assert_tenant(p_tenant);
  end if;
  select k.key into held from text_key k where k.tenant_id = p_tenant for key share;
  if not found then
    insert into text_key (tenant_id, key) values (p_tenant, p_fresh) on conflict (tenant_id) do nothing;
    if found and exists (select from event e where e.tenant_id = p_tenant and e.sealed is not null) then
      raise exception 'the key of workspace % is lost: text that it sealed would never open again', p_tenant
        using hint = 'Restore table graha.text_key from a backup.';
    end if;
    select k.key into strict held from text_key k where k.tenant_id = p_tenant for key share;
  end if;
  return held;
end $$;

alter function graha.hold_text_key owner to graha_ledger;
grant execute on function graha.hold_text_key to graha_api, graha_app, graha_operator, graha_worker;
