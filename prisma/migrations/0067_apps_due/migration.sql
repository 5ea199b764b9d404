-- The worker reads an app only when its code or tokens may have ended. Existing apps are due at once.
alter table identity.connected_app add column check_at timestamptz(3) not null default current_timestamp;
create index connected_app_check_at_idx on identity.connected_app (check_at);
comment on column identity.connected_app.check_at is 'No later than a day after the app can no longer call.';

grant update (check_at) on identity.connected_app to graha_ledger;
