-- One-time codes and passkeys, as Better Auth's plugins keep them, and who is an operator of the house.
alter table identity.user
  add column two_factor_enabled boolean not null default false,
  add column role               text check (role in ('operator'));

create table identity.two_factor (
  id                        text primary key,
  secret                    text not null,
  backup_codes              text not null,
  user_id                   text not null references identity.user (id) on delete cascade on update cascade,
  verified                  boolean not null default true,
  failed_verification_count int not null default 0,
  locked_until              timestamptz(3)
);
create unique index two_factor_user_id_key on identity.two_factor (user_id);

comment on column identity.two_factor.secret is 'Encrypted by the portal, as are the backup codes.';

create table identity.passkey (
  id            text primary key,
  name          text,
  public_key    text not null,
  user_id       text not null references identity.user (id) on delete cascade on update cascade,
  credential_id text not null,
  counter       int not null,
  device_type   text not null,
  backed_up     boolean not null,
  transports    text,
  created_at    timestamptz(3),
  aaguid        text
);
create index passkey_user_id_idx on identity.passkey (user_id);
create unique index passkey_credential_id_key on identity.passkey (credential_id);

grant select, insert, update, delete on identity.two_factor, identity.passkey to graha_auth;
