-- The identity provider of a workspace, by OpenID Connect: at most one. It signs people in only after the workspace has
-- proven the domain of their addresses, and a proven domain belongs to one workspace.
create table identity.sso_connection (
  connection_id   text primary key,
  organization_id text not null unique references identity.organization (id) on delete cascade on update cascade,
  issuer          text not null,
  client_id       text not null,
  sealed_secret   text not null,
  domain          text not null,
  record_token    text not null,
  verified_at     timestamptz(3),
  created_at      timestamptz(3) not null default current_timestamp
);
create unique index sso_connection_verified_domain_key on identity.sso_connection (domain) where verified_at is not null;
comment on column identity.sso_connection.sealed_secret is 'Ciphertext under SEALING_KEY, which the database does not have.';
comment on column identity.sso_connection.record_token is 'What the TXT record of the domain has to contain.';
comment on column identity.sso_connection.verified_at is 'Null: the domain is not proven, so the provider signs nobody in.';

grant select, insert, update, delete on identity.sso_connection to graha_auth;
-- After a change of the sealing key the worker seals the secrets again.
grant select (connection_id, organization_id, sealed_secret), update (sealed_secret) on identity.sso_connection to graha_worker;
-- A workspace that is deleted takes the ties of accounts to its provider along.
grant select (connection_id, organization_id) on identity.sso_connection to graha_ledger;
grant select (provider_id), delete on identity.account to graha_ledger;
