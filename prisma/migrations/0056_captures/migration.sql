-- Requests and answers of a key whose capture is on, for at most an hour after a person started it. They are sealed under the key
-- of the workspace's texts and deleted after seven days.
alter table graha.api_key add column capture_until timestamptz;
grant select (capture_until) on graha.api_key to graha_api, graha_app, graha_operator;
grant update (capture_until) on graha.api_key to graha_app;

create table graha.request_capture (
  tenant_id  uuid not null,
  request_id text not null,
  at         timestamptz not null,
  sealed     bytea not null,
  primary key (tenant_id, request_id)
);
comment on column graha.request_capture.sealed is 'Nonce, ciphertext and tag under the workspace''s row of graha.text_key.';
create index request_capture_at on graha.request_capture (at);

grant select, insert on graha.request_capture to graha_api;
grant select on graha.request_capture to graha_app;
grant select, delete on graha.request_capture to graha_worker, graha_ledger;

-- The program that sent a request. Rows of earlier versions have none.
alter table graha.request_log add column user_agent text;
