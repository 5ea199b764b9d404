-- Streams of operators, users, Stripe, incidents and broadcasts carry the nil id. Streams named after a tenant carry the id of that tenant.
create or replace function graha.assert_stream(p_stream text, p_tenant uuid) returns void
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
begin
  if p_stream ~ '^(admin|user|stripe|incident|broadcast)-' then
    if p_tenant <> '00000000-0000-0000-0000-000000000000' then
      raise insufficient_privilege using message = format('stream %s belongs to no tenant', p_stream);
    end if;
    return;
  end if;
  if p_tenant = '00000000-0000-0000-0000-000000000000' then
    raise insufficient_privilege using message = format('stream %s needs a tenant', p_stream);
  end if;
  perform assert_tenant(p_tenant);
  if p_stream ~ '^(tenant|subscription)-' and substring(p_stream from '-(.*)$') <> p_tenant::text then
    raise insufficient_privilege using message = format('stream %s belongs to another tenant', p_stream);
  end if;
end $$;

grant execute on function graha.assert_stream to graha_ledger;
