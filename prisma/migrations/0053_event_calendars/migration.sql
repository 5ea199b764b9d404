-- Calendars of subscriptions to events, at a private address. The address is shown once; its row has the SHA-256 of it.
alter table graha.event_subscription
  add column calendar_hash bytea check (octet_length(calendar_hash) = 32),
  add column calendar_since timestamptz,
  add check ((calendar_hash is null) = (calendar_since is null));
create unique index event_subscription_calendar on graha.event_subscription (calendar_hash) where calendar_hash is not null;
grant select on graha.event_subscription to graha_ledger;

-- The identity of an event apart from its instant. Events that are planned anew are compared by it.
alter table graha.due_event add column key text;
comment on column graha.due_event.key is 'Null: planned before the column existed. The event is not compared when it is planned anew.';
comment on column graha.due_event.due_at is 'Infinity: the birth was replaced, and the event waits until it is planned anew.';

-- The version of the formulas by which a plan was made.
alter table graha.event_plan add column formulas int not null default 0;
comment on column graha.event_plan.formulas is '0: the plan is new or is to be made anew from planned_to on.';
create index event_plan_formulas on graha.event_plan (formulas);
