-- What people write into an event is sealed under a key of its workspace. The erasure of the workspace destroys the key, and
-- with it the text in the log, which nobody deletes from.
create table graha.text_key (
  tenant_id    uuid primary key,
  key          bytea check (octet_length(key) = 32),
  destroyed_at timestamptz,
  check ((key is null) = (destroyed_at is not null))
);
comment on column graha.text_key.key is 'Null: destroyed. The row stays, so that no second key takes its place.';
grant select on graha.text_key to graha_app, graha_operator, graha_worker;
grant select, insert, update on graha.text_key to graha_ledger;

alter table graha.event add column sealed jsonb;
comment on column graha.event.sealed is
  'of: the tenant whose key seals; members: what is sealed, and what reads in its place without the key; bytes: nonce, ciphertext and tag in base64.';
grant select (sealed) on graha.event to graha_app, graha_operator;
-- Of an event from before, the text moves from data to sealed: seal_event() checks it.
grant update (data, sealed) on graha.event to graha_ledger;

-- What an erasure takes out of the tables that were written from the log.
grant update (reason) on graha.impersonation to graha_worker;
