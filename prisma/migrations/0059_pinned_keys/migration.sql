-- The version of the formulas that answers calls of a key without the header Graha-Version; null: the default of its workspace.
alter table graha.api_key add column formula_version text;
comment on column graha.api_key.formula_version is 'A date; null: the default of the workspace.';
grant select (formula_version) on graha.api_key to graha_api, graha_app, graha_operator;
grant update (formula_version) on graha.api_key to graha_app;
