-- Sign-ins of programs without a browser (RFC 8628): a program asks, a person answers in the portal, and the program fetches its
-- key. The key is created by the fetch, so no row has a secret.
create table identity.device_request (
  device_hash         bytea primary key,
  user_code_hash      bytea not null unique,
  client_id           text not null,
  host                text not null,
  asked_at            timestamptz(3) not null default clock_timestamp(),
  expires_at          timestamptz(3) not null,
  interval_seconds    int not null,
  polled_at           timestamptz(3),
  denied_at           timestamptz(3),
  user_id             text references identity.user (id) on delete cascade on update cascade,
  organization_id     text references identity.organization (id) on delete cascade on update cascade,
  key_id              text,
  key_name            text,
  env                 text check (env in ('live', 'test')),
  monthly_credits_max int,
  fetched_at          timestamptz(3),
  delivered_at        timestamptz(3),
  fetched_again_at    timestamptz(3),
  check (num_nulls(user_id, organization_id, key_id, key_name, env, monthly_credits_max) in (0, 6)),
  check (denied_at is null or user_id is null),
  check (fetched_at is null or user_id is not null)
);
create index device_request_expires_at_idx on identity.device_request (expires_at);
create index device_request_user_id_idx on identity.device_request (user_id);
create index device_request_organization_id_idx on identity.device_request (organization_id);
comment on column identity.device_request.device_hash is 'SHA-256 of the device code: 256 random bits that the program keeps.';
comment on column identity.device_request.user_code_hash is 'HMAC of the user code, which has too few bits for a plain hash.';
comment on column identity.device_request.user_id is 'The person who allowed it; with the members of the key to be created.';

grant select, insert, update, delete on identity.device_request to graha_auth;
grant select (expires_at), delete on identity.device_request to graha_ledger;
