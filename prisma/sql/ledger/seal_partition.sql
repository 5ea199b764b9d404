-- Protects a partition. Queries on a partition ignore the policies of its parent, so every partition has row level security and
-- no grants. All partitions are created through this function.
create or replace function graha.seal_partition(p_partition regclass) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  execute format('alter table %s enable row level security', p_partition);
  execute format('alter table %s force row level security', p_partition);
  execute format('revoke all on table %s from public, graha_api, graha_app, graha_auth, graha_worker, graha_ledger',
    p_partition);
end $$;
