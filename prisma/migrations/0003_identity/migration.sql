-- Persons, sessions, workspaces and memberships, as Better Auth and its plugins store them. The id of an organization is
-- the tenant id of everything in schema graha.
create table identity.user (
  id                 text primary key,
  name               text not null,
  email              text not null unique,
  email_verified     boolean not null default false,
  image              text,
  created_at         timestamptz(3) not null default current_timestamp,
  updated_at         timestamptz(3) not null default current_timestamp,
  two_factor_enabled boolean not null default false,
  role               text check (role in ('operator')),
  email_verified_at  timestamptz(3)
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

-- A secret that only the mail contains opens an invitation; token_hash is its SHA-256.
create table identity.invitation (
  id              text primary key,
  organization_id text not null references identity.organization (id) on delete cascade on update cascade,
  email           text not null,
  role            text,
  status          text not null default 'pending',
  expires_at      timestamptz(3) not null,
  created_at      timestamptz(3) not null default current_timestamp,
  inviter_id      text not null references identity.user (id) on delete cascade on update cascade,
  token_hash      bytea
);
create index invitation_organization_id_idx on identity.invitation (organization_id);
create index invitation_email_idx on identity.invitation (email);
create index invitation_inviter_id_idx on identity.invitation (inviter_id);
create unique index invitation_token_hash_key on identity.invitation (token_hash);

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

-- Sign-ups with an unconfirmed address. A user exists only after the link in the mail was opened, so a stranger who
-- signs up with another person's address creates nothing that lasts.
create table identity.pending_sign_up (
  id            text primary key,
  email         text not null,
  password_hash text not null,
  workspace     text not null,
  next_path     text not null,
  browser_hash  text not null,
  created_at    timestamptz(3) not null default current_timestamp,
  expires_at    timestamptz(3) not null
);
create index pending_sign_up_email_idx on identity.pending_sign_up (email);
create index pending_sign_up_browser_hash_idx on identity.pending_sign_up (browser_hash);
create index pending_sign_up_expires_at_idx on identity.pending_sign_up (expires_at);
comment on column identity.pending_sign_up.browser_hash is
  'Of the secret in the cookie of the browser that signed up.';

-- Attempts to sign in, sign up and the like, counted over all replicas of the portal; a row is one window. The table is
-- unlogged because a crash loses a quarter of an hour of counting at most.
create unlogged table identity.attempt (
  subject  bytea primary key,
  ends_at  timestamptz not null,
  attempts int not null
);
create index attempt_ends_at_idx on identity.attempt (ends_at);
comment on column identity.attempt.subject is
  'SHA-256 of the name of the limit and its subject: an address, an account, or both.';

-- The mail outbox. The portal writes it as graha_auth; the worker writes it through a function that finds the addresses,
-- and sends one mail after the other. Its time is the server's clock and not the ledger's.
create table identity.mail (
  id              bigint generated always as identity primary key,
  dedupe_key      text not null unique,
  kind            text not null,
  to_address      text not null,
  subject         text not null,
  html            text not null,
  text            text not null,
  created_at      timestamptz not null default clock_timestamp(),
  attempts        int not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  sent_at         timestamptz,
  last_error      text
);
create index mail_next_attempt_at_idx on identity.mail (next_attempt_at) where next_attempt_at is not null;
create index mail_created_at_idx on identity.mail (created_at);
comment on column identity.mail.dedupe_key is 'The subject and the recipient: a mail is queued once.';
comment on column identity.mail.next_attempt_at is 'Null: it was sent, or failed for good.';

grant select, insert, update, delete on
  identity.user, identity.session, identity.account, identity.verification, identity.organization, identity.member,
  identity.invitation, identity.two_factor, identity.passkey, identity.attempt
to graha_auth;
grant select, insert, delete on identity.pending_sign_up to graha_auth;
grant select, insert on identity.mail to graha_auth;

grant select (id, email) on identity.user to graha_ledger;
grant select (organization_id, user_id, role) on identity.member to graha_ledger;
grant select (id), delete on identity.organization to graha_ledger;
grant select (active_organization_id), update (active_organization_id) on identity.session to graha_ledger;
grant select, delete on identity.pending_sign_up to graha_ledger;
grant select, insert, update, delete on identity.mail to graha_ledger;
