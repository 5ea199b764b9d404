-- Programs that a person let call for a workspace, by OAuth. Each calls by a key of the workspace that nobody holds.
create table identity.connected_app (
  key_id          text primary key,
  organization_id text not null references identity.organization (id) on delete cascade on update cascade,
  user_id         text not null references identity.user (id) on delete cascade on update cascade,
  client_hash     bytea not null,
  client_name     text not null,
  scopes          text[] not null,
  connected_at    timestamptz(3) not null default current_timestamp
);
create index connected_app_user_id_idx on identity.connected_app (user_id);
create index connected_app_organization_id_idx on identity.connected_app (organization_id);
comment on column identity.connected_app.client_hash is 'SHA-256 of the client id: only this client may use the tokens.';

-- Codes, access tokens and refresh tokens. Used ones stay until they expire, so that a second use is noticed.
create table identity.app_token (
  token_hash     bytea primary key,
  key_id         text not null references identity.connected_app (key_id) on delete cascade on update cascade,
  kind           text not null check (kind in ('code', 'access', 'refresh')),
  expires_at     timestamptz(3) not null,
  used_at        timestamptz(3),
  redirect_uri   text,
  code_challenge text,
  check ((kind = 'code') = (redirect_uri is not null and code_challenge is not null))
);
create index app_token_key_id_idx on identity.app_token (key_id);

grant select, insert, update, delete on identity.connected_app, identity.app_token to graha_auth;
grant select on identity.connected_app, identity.app_token to graha_ledger;
grant select (email_verified) on identity.user to graha_ledger;
