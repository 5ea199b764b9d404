-- The portal reads an impersonation before it knows a tenant, so a transaction names an operator with
-- set_config('app.operator_id', …, true) and sees only the row of that operator.
alter table graha.impersonation enable row level security;
alter table graha.impersonation force row level security;

drop policy if exists own_look on graha.impersonation;
create policy own_look on graha.impersonation to graha_app
  using (operator_id = nullif(current_setting('app.operator_id', true), ''))
  with check (operator_id = nullif(current_setting('app.operator_id', true), ''));

drop policy if exists every_look on graha.impersonation;
create policy every_look on graha.impersonation to graha_worker using (true) with check (true);
