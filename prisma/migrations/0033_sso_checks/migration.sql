-- A domain may change hands, so the record that proves it is looked up again each day.
alter table identity.sso_connection add column checked_at timestamptz(3), add column missing_since timestamptz(3);
comment on column identity.sso_connection.checked_at is 'When the worker last asked for the TXT record and was answered.';
comment on column identity.sso_connection.missing_since is 'Since when the record of a proven domain is absent; null: it is there.';

grant select (domain, record_token, verified_at, checked_at, missing_since), update (verified_at, checked_at, missing_since)
  on identity.sso_connection to graha_worker;
