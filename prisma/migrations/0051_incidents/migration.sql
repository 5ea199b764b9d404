-- Incidents as the status page shows them. A function writes them from the events of their streams, which operators alone append,
-- so the role of the portal's pages cannot say how the service is.
create table graha.incident (
  incident_id uuid primary key,
  title       text not null,
  impact      text not null check (impact in ('maintenance', 'degraded', 'outage')),
  components  text[] not null check (cardinality(components) > 0),
  state       text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  started_at  timestamptz not null,
  opened_at   timestamptz not null,
  resolved_at timestamptz,
  updates     int not null check (updates > 0),
  check ((state = 'resolved') = (resolved_at is not null))
);
comment on column graha.incident.started_at is 'The beginning of the failure, or the planned beginning of maintenance.';
comment on column graha.incident.updates is 'The number of its updates: an operator who has read fewer posts none.';
create index incident_open_idx on graha.incident (opened_at) where resolved_at is null;
create index incident_resolved_idx on graha.incident (resolved_at);

create table graha.incident_update (
  incident_id   uuid not null references graha.incident,
  update_number int not null check (update_number > 0),
  event_id      uuid not null,
  state         text not null check (state in ('investigating', 'identified', 'monitoring', 'resolved')),
  impact        text not null check (impact in ('maintenance', 'degraded', 'outage')),
  text          text not null,
  at            timestamptz not null,
  author        text not null,
  primary key (incident_id, update_number)
);
comment on column graha.incident_update.author is 'The operator who posted it; never shown to the public.';

grant select, insert, update on graha.incident to graha_ledger;
grant insert on graha.incident_update to graha_ledger;
grant select on graha.incident to graha_app, graha_operator, graha_worker;
grant select (incident_id, update_number, event_id, state, impact, text, at) on graha.incident_update
to graha_app, graha_operator;

-- Those who have news of incidents by mail. Their address is personal data: an unconfirmed one goes after a day, the others with
-- the link of any mail.
create table identity.status_subscriber (
  id           uuid primary key default gen_random_uuid(),
  email        text not null unique check (email = lower(email)),
  token        uuid not null unique default gen_random_uuid(),
  asked_at     timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz
);
create index status_subscriber_unconfirmed_idx on identity.status_subscriber (asked_at) where confirmed_at is null;
comment on column identity.status_subscriber.token is
  'In the links of the mails: it confirms the address and ends the subscription, and opens nothing else.';

grant select, insert, update, delete on identity.status_subscriber to graha_auth;
grant select, delete on identity.status_subscriber to graha_ledger;

-- A mail to a list names the address that ends the subscription, for the button of the mail program.
alter table identity.mail add column unsubscribe_url text;
