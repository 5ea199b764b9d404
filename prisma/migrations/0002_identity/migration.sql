-- Persons, sessions, workspaces and memberships, as Better Auth with its organization plugin keeps them.
-- An organization's id is the tenant id of everything in schema graha. Only graha_auth reads these tables.
create table identity.user (
  id             text primary key,
  name           text not null,
  email          text not null unique,
  email_verified boolean not null default false,
  image          text,
  created_at     timestamptz(3) not null default current_timestamp,
  updated_at     timestamptz(3) not null default current_timestamp
);

create table identity.session (
  id                     text primary key,
  expires_at             timestamptz(3) not null,
  token                  text not null unique,
  created_at             timestamptz(3) not null default current_timestamp,
  updated_at             timestamptz(3) not null default current_timestamp,
  ip_address             text,
  user_agent             text,
  user_id                text not null references identity.user (id) on delete cascade on update cascade,
  active_organization_id text
);
create index session_user_id_idx on identity.session (user_id);

create table identity.account (
  id                       text primary key,
  account_id               text not null,
  provider_id              text not null,
  user_id                  text not null references identity.user (id) on delete cascade on update cascade,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope                    text,
  password                 text,
  created_at               timestamptz(3) not null default current_timestamp,
  updated_at               timestamptz(3) not null default current_timestamp
);
create index account_user_id_idx on identity.account (user_id);

create table identity.verification (
  id         text primary key,
  identifier text not null,
  value      text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp
);
create index verification_identifier_idx on identity.verification (identifier);

create table identity.organization (
  id         text primary key,
  name       text not null,
  slug       text not null unique,
  logo       text,
  created_at timestamptz(3) not null default current_timestamp,
  metadata   text
);

create table identity.member (
  id              text primary key,
  organization_id text not null references identity.organization (id) on delete cascade on update cascade,
  user_id         text not null references identity.user (id) on delete cascade on update cascade,
  role            text not null default 'member',
  created_at      timestamptz(3) not null default current_timestamp
);
create unique index member_organization_id_user_id_key on identity.member (organization_id, user_id);
create index member_user_id_idx on identity.member (user_id);

create table identity.invitation (
  id              text primary key,
  organization_id text not null references identity.organization (id) on delete cascade on update cascade,
  email           text not null,
  role            text,
  status          text not null default 'pending',
  expires_at      timestamptz(3) not null,
  created_at      timestamptz(3) not null default current_timestamp,
  inviter_id      text not null references identity.user (id) on delete cascade on update cascade
);
create index invitation_organization_id_idx on identity.invitation (organization_id);
create index invitation_email_idx on identity.invitation (email);
create index invitation_inviter_id_idx on identity.invitation (inviter_id);

grant select, insert, update, delete on
  identity.user, identity.session, identity.account, identity.verification,
  identity.organization, identity.member, identity.invitation
to graha_auth;
