-- Asynchronous, from all streams: who did what in a workspace, without what is secret. An operator's visit is told to
-- the workspace that was visited. The worker alone writes it, so that no session of the portal can.
create table graha.audit_trail (
  tenant_id    uuid not null,
  pos          bigint not null,
  at           timestamptz not null,
  type         text not null,
  stream_id    text not null,
  actor_kind   text not null,
  actor_id     text not null,
  impersonator text,
  request_id   text,
  data         jsonb not null,
  primary key (tenant_id, pos)
);
create index audit_trail_tenant_id_type_pos_idx on graha.audit_trail (tenant_id, type, pos);
comment on column graha.audit_trail.pos is 'That of the event.';
comment on column graha.audit_trail.impersonator is 'The operator who acted under the actor''s name.';

select graha.isolate('graha.audit_trail');
grant select on graha.audit_trail to graha_app;
grant select, insert, update, delete on graha.audit_trail to graha_worker;
