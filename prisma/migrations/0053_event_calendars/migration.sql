-- Calendars of subscriptions to events, at a private address. The address is shown once; its row has the SHA-256 of it.
alter table graha.event_subscription
  add column calendar_hash bytea check (octet_length(calendar_hash) = 32),
  add column calendar_since timestamptz,
  add check ((calendar_hash is null) = (calendar_since is null));
create unique index event_subscription_calendar on graha.event_subscription (calendar_hash) where calendar_hash is not null;
grant select on graha.event_subscription to graha_ledger;

-- Plans that are made anew are compared with those before, by the subject of each event.
alter table graha.due_event add column subject text;
comment on column graha.due_event.subject is
  'The identity of the event apart from its instants. Null: planned before the column existed, and not compared.';
comment on column graha.due_event.due_at is 'Infinity: the birth was replaced, and the event waits until it is planned anew.';
alter table graha.event_plan add column formulas int not null default 0, add column anew_from timestamptz;
comment on column graha.event_plan.formulas is 'Version of the formulas by which the plan was made. 0: before the column existed.';
comment on column graha.event_plan.anew_from is 'The plan is to be made anew from here on, and compared. Null: it is to be continued.';
create index event_plan_formulas on graha.event_plan (formulas) where formulas > 0 and anew_from is null;

-- Messages about a birth, which are removed with it.
create index webhook_delivery_birth on graha.webhook_delivery (tenant_id, substring(body from '"birth_id":"([0-9a-f-]{36})"'))
  where type in ('sky.event', 'event.moved');
