-- What pages and authentication read. Each table can be emptied and rebuilt from the logs.

-- Inline, from the key-* streams. Only find_key returns the hash of the secret: of the login roles, only the worker,
-- which rebuilds the table, can read the column.
create table graha.api_key (
  tenant_id           uuid not null,
  key_id              uuid not null,
  public_id           text not null unique,
  name                text not null,
  env                 text not null check (env in ('live', 'test')),
  prefix              text not null,
  last4               text not null,
  secret_hash         bytea not null,
  hash_version        int not null,
  scopes              text[] not null,
  cidrs               text[] not null,
  monthly_credits_max bigint,
  expires_at          timestamptz,
  status              text not null check (status in ('active', 'disabled', 'revoked')),
  replaced_by         uuid,
  issued_at           timestamptz not null,
  issued_by           text not null,
  revoked_at          timestamptz,
  primary key (tenant_id, key_id)
);
grant select on graha.api_key to graha_ledger;
grant select, insert, update, delete on graha.api_key to graha_worker;
grant insert on graha.api_key to graha_app;
grant update (name, scopes, cidrs, monthly_credits_max, expires_at, status, replaced_by, revoked_at)
  on graha.api_key to graha_app;
grant select (tenant_id, key_id, public_id, name, env, prefix, last4, hash_version, scopes, cidrs, monthly_credits_max,
  expires_at, status, replaced_by, issued_at, issued_by, revoked_at) on graha.api_key to graha_api, graha_app;
grant select (tenant_id, key_id, public_id, name, env, prefix, last4, scopes, cidrs, monthly_credits_max, expires_at,
  status, replaced_by, issued_at, issued_by, revoked_at) on graha.api_key to graha_operator;

-- Inline, from the tenant-* and subscription-* streams.
create table graha.tenant_card (
  tenant_id  uuid primary key,
  name       text not null,
  plan       text not null,
  status     text not null check (status in ('active', 'suspended', 'erased')),
  created_at timestamptz not null,
  alert_pcts int[] not null default '{50,80,100}'
);
comment on column graha.tenant_card.alert_pcts is 'The thresholds at which a mail is sent.';
grant select, insert, update on graha.tenant_card to graha_app;
grant select, insert, update, delete on graha.tenant_card to graha_worker;
grant select, update (plan) on graha.tenant_card to graha_operator;

-- Asynchronous, from ledger_entry. Days are UTC. calls counts every call, including those of test keys.
create table graha.usage_by_day (
  tenant_id uuid not null,
  day       date not null,
  operation text not null,
  key_id    uuid not null,
  calls     bigint not null,
  credits   bigint not null,
  last_at   timestamptz not null,
  primary key (tenant_id, day, operation, key_id)
);
create index usage_by_day_key_idx on graha.usage_by_day (tenant_id, key_id, last_at);
grant select on graha.usage_by_day to graha_api, graha_app, graha_operator;
grant select, insert, update, delete on graha.usage_by_day to graha_worker;

-- Asynchronous, from all streams: who did what in a workspace, without secrets. An operator's visit is listed in the
-- workspace that was visited. Only the worker writes it, so no session of the portal can.
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
comment on column graha.audit_trail.impersonator is 'The operator who acted as the actor.';
grant select on graha.audit_trail to graha_app, graha_operator;
grant select, insert, update, delete on graha.audit_trail to graha_worker;

-- The thresholds whose crossing the worker has read, with the number of mails: 0 if the alert was off.
create table graha.threshold_alert (
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  pct          int not null,
  of           text not null check (of in ('credits', 'calls')),
  "limit"      bigint not null,
  crossed_at   timestamptz not null,
  mails        int not null check (mails >= 0),
  primary key (tenant_id, period_start, seq)
);
comment on column graha.threshold_alert.seq is 'That of the ledger''s entry.';
grant select on graha.threshold_alert to graha_app;
grant select, insert, update, delete on graha.threshold_alert to graha_worker;

-- How far an asynchronous projection has come with one tenant. Within a tenant seq is dense and visible in order.
create table graha.projection_checkpoint (
  projection   text not null,
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  primary key (projection, tenant_id)
);
grant select on graha.projection_checkpoint to graha_app, graha_operator;
grant select, insert, update, delete on graha.projection_checkpoint to graha_worker;

-- begin_rebuild() explains versions.
create table graha.projection (
  name             text primary key,
  live_table       text not null unique,
  version          int not null default 1 check (version > 0),
  rebuilt_at       timestamptz,
  rebuilding_until timestamptz
);
comment on column graha.projection.rebuilding_until is
  'Until then, by the server''s clock, another session is rebuilding it.';
insert into graha.projection (name, live_table) values
  ('key-list', 'api_key'), ('tenant-card', 'tenant_card'), ('usage-by-day', 'usage_by_day'),
  ('audit-trail', 'audit_trail');
grant select, update (rebuilding_until) on graha.projection to graha_worker;
grant select on graha.projection to graha_operator;
