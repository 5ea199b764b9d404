-- Makes the text of a workspace's events unreadable for ever. Waits for the appends that hold the key.
create or replace function graha.destroy_text_key(p_tenant uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform from text_key where tenant_id = p_tenant for update;
  insert into text_key as k (tenant_id, destroyed_at) values (p_tenant, ledger_now())
    on conflict (tenant_id) do update set key = null, destroyed_at = excluded.destroyed_at where k.key is not null;
end $$;

alter function graha.destroy_text_key owner to graha_ledger;
grant execute on function graha.destroy_text_key to graha_worker;
