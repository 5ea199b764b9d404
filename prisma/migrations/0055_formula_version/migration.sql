-- The version of the formulas that answers calls of a workspace without the header Graha-Version; null: the current one.
alter table graha.tenant_card add column formula_version text;
comment on column graha.tenant_card.formula_version is 'A date; null: the current version at each call.';

grant update (formula_version) on graha.tenant_card to graha_app;
-- The Management API shows and sets it, and every lookup of a caller reads it.
grant select (tenant_id, formula_version), update (formula_version) on graha.tenant_card to graha_api;
grant select (tenant_id, formula_version) on graha.tenant_card to graha_ledger;
