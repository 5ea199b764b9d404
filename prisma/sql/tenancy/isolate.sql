-- Gives a table with a tenant_id these policies and no other. FORCE binds the owner too, and graha_ledger sees all rows
-- by a policy, so no role needs BYPASSRLS. A policy grants nothing: the migration that creates the table grants.
-- needs: tenancy/current_tenant
create or replace function graha.isolate(p_table regclass) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  present name;
begin
  for present in select polname from pg_policy where polrelid = p_table loop
    execute format('drop policy %I on %s', present, p_table);
  end loop;
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  execute format('create policy own_tenant on %s to graha_api, graha_app using (tenant_id = graha.current_tenant()) '
    'with check (tenant_id = graha.current_tenant())', p_table);
  execute format('create policy every_tenant on %s to graha_worker, graha_ledger using (true) with check (true)',
    p_table);
  execute format('create policy operator_reads on %s for select to graha_operator using (true)', p_table);
  execute format('create policy operator_writes on %s for update to graha_operator '
    'using (tenant_id = graha.current_tenant()) with check (tenant_id = graha.current_tenant())', p_table);
end $$;
