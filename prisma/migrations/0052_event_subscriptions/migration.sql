-- Subscriptions to events of stored births, of a place or of the sky. The tag, the births and the place are sealed under the key of
-- the workspace's texts, as births are; births with a tag are found by its hash.
create table graha.event_subscription (
  tenant_id       uuid not null,
  subscription_id uuid not null,
  target          text not null check (target in ('all', 'tag', 'ids', 'place', 'sky')),
  sealed          bytea not null,
  word_hash       bytea check (octet_length(word_hash) = 16),
  birth_ids       uuid[],
  kinds           text[] not null check (cardinality(kinds) > 0),
  days_ahead      int not null check (days_ahead between 0 and 30),
  deliver         text not null check (deliver in ('webhook', 'feed')),
  language        text not null,
  cap_credits     int check (cap_credits > 0),
  status          text not null check (status in ('active', 'paused', 'deleted')),
  stopped_because text check (stopped_because in ('cap', 'credits')),
  deliver_from    timestamptz not null,
  spent_month     date not null,
  spent_credits   bigint not null default 0 check (spent_credits >= 0),
  seen_at         timestamptz not null default '-infinity',
  seen_birth_id   uuid not null default '00000000-0000-0000-0000-000000000000',
  created_at      timestamptz not null,
  primary key (tenant_id, subscription_id),
  check ((target = 'tag') = (word_hash is not null)),
  check ((target = 'ids') = (birth_ids is not null))
);
comment on column graha.event_subscription.sealed is 'Tag, ids or place under the workspace''s row of graha.text_key.';
comment on column graha.event_subscription.status is 'deleted: until the worker has removed its events.';
comment on column graha.event_subscription.deliver_from is 'Events due before are not delivered: the subscription was paused or stopped.';
comment on column graha.event_subscription.seen_at is 'With seen_birth_id: the last birth that the planner has looked at, by its change.';
create index event_subscription_newest on graha.event_subscription (tenant_id, created_at desc, subscription_id desc);

-- Until when the events of a subscription are planned, for each birth; the nil birth stands for a place or the sky.
create table graha.event_plan (
  tenant_id       uuid not null,
  subscription_id uuid not null,
  birth_id        uuid not null,
  birth_version   int not null,
  planned_from    timestamptz not null,
  planned_to      timestamptz not null,
  next_plan_at    timestamptz not null,
  failures        int not null default 0,
  primary key (tenant_id, subscription_id, birth_id)
);
create index event_plan_next on graha.event_plan (tenant_id, subscription_id, next_plan_at);
create index event_plan_birth on graha.event_plan (tenant_id, birth_id);

-- Planned and delivered events, by the month of the event. The id is a hash of subscription, birth, event and instant, so that a
-- second plan adds nothing.
create table graha.due_event (
  tenant_id       uuid not null,
  event_id        uuid not null,
  at              timestamptz not null,
  due_at          timestamptz not null,
  subscription_id uuid not null,
  birth_id        uuid,
  kind            text not null,
  details         jsonb not null,
  state           text not null default 'due' check (state in ('due', 'delivered', 'missed')),
  settled_at      timestamptz,
  credits         int,
  primary key (tenant_id, at, event_id),
  check ((state = 'due') = (settled_at is null))
) partition by range (at);
comment on column graha.due_event.state is 'missed: no webhook took messages of this type at its instant; it cost nothing.';
create index due_event_due on graha.due_event (tenant_id, subscription_id, due_at) where state = 'due';
create index due_event_settled on graha.due_event (tenant_id, subscription_id, settled_at desc, event_id desc) where state <> 'due';
create index due_event_birth on graha.due_event (tenant_id, birth_id) where birth_id is not null;
create index due_event_subscription on graha.due_event (tenant_id, subscription_id);

-- The planner reads births in the order of their changes.
create index birth_changed on graha.birth (tenant_id, changed_at, birth_id);

grant select, insert, update on graha.event_subscription to graha_api, graha_app;
grant select on graha.due_event to graha_api, graha_app;
grant insert on graha.event_plan to graha_api, graha_app;
grant select, insert, update, delete on graha.event_subscription, graha.event_plan, graha.due_event to graha_worker;
grant select on graha.birth_word to graha_worker;
