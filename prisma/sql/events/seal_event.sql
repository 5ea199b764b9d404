-- Moves the text of an event from before encryption from data to sealed, and returns true if it did. The placeholders stay in
-- data; nothing else of an event changes, and a sealed event is left unchanged.
create or replace function graha.seal_event(p_pos bigint, p_data jsonb, p_sealed jsonb) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  update event e set data = p_data, sealed = p_sealed
  where e.pos = p_pos and e.sealed is null and p_data = without_text(e.data, p_sealed)
    and p_sealed ->> 'of' in (e.tenant_id::text, e.data ->> 'tenantId')
    and p_sealed ? 'members' and p_sealed ? 'bytes';
  return found;
end $$;

alter function graha.seal_event owner to graha_ledger;
grant execute on function graha.seal_event to graha_worker;
