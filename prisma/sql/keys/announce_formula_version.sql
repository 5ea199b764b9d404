-- Makes replicas drop the keys and the account of a workspace, because they cache its version of the formulas with each.
create or replace function graha.announce_formula_version() returns trigger
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform announce_tenant(new.tenant_id);
  perform pg_notify('graha_account', new.tenant_id::text);
  return null;
end $$;

alter function graha.announce_formula_version owner to graha_ledger;
create or replace trigger announce_formula_version after update of formula_version on graha.tenant_card
  for each row when (old.formula_version is distinct from new.formula_version)
  execute function graha.announce_formula_version();
