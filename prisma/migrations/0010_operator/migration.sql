-- Inline, from the operators' own streams: which operator acts in which workspace now.
create table graha.impersonation (
  operator_id text primary key,
  session_id  text not null,
  tenant_id   uuid not null,
  reason      text not null,
  ends_at     timestamptz not null
);
comment on column graha.impersonation.session_id is
  'The one session of the operator that impersonates; the operator''s other sessions do not.';
grant select, insert, delete on graha.impersonation to graha_app, graha_worker;
