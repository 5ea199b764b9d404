-- When each workspace last called, kept by a trigger of usage_by_day: the list of workspaces shows it, and the overview counts those
-- of a month by it, in place of looking for the days of each.
create table graha.last_call (
  tenant_id uuid primary key,
  at        timestamptz not null
) with (fillfactor = 80);
grant select, insert, update, delete on graha.last_call to graha_ledger;
grant select, insert, delete on graha.last_call to graha_worker;
grant select on graha.last_call to graha_app, graha_operator;
grant select on graha.usage_by_day to graha_ledger;

-- Messages of a type, newest first, for those who search for one.
create index stripe_inbox_type_newest_idx on graha.stripe_inbox
  (event_type, date_trunc('milliseconds', received_at at time zone 'UTC') desc, stripe_event_id desc);
