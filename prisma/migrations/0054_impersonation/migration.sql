-- Inline, from the operators' own streams: who looks at which workspace now. It belongs to an operator and to no tenant, and
-- the portal asks it before it knows a tenant, so a transaction sees the row of the operator whom it names and no other.
create table graha.impersonation (
  operator_id text primary key,
  session_id  text not null,
  tenant_id   uuid not null,
  reason      text not null,
  ends_at     timestamptz not null
);
comment on column graha.impersonation.session_id is 'The one session of the operator''s that looks; every other is at home.';

alter table graha.impersonation enable row level security;
alter table graha.impersonation force row level security;
create policy own_look on graha.impersonation to graha_app
  using (operator_id = nullif(current_setting('app.operator_id', true), ''))
  with check (operator_id = nullif(current_setting('app.operator_id', true), ''));
create policy every_look on graha.impersonation to graha_worker using (true) with check (true);

grant select, insert, delete on graha.impersonation to graha_app, graha_worker;
