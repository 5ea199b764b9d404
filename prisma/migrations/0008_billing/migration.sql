-- The Stripe customer of a workspace. Inline, from the subscription-* streams.
create table graha.billing_customer (
  tenant_id          uuid primary key,
  stripe_customer_id text not null unique,
  linked_at          timestamptz not null
);
grant select, insert on graha.billing_customer to graha_app;
grant select, insert, update, delete on graha.billing_customer to graha_worker;
grant select on graha.billing_customer to graha_operator;

-- Payments and returned money, for revenue. Inline, from the subscription-* streams.
create table graha.payment (
  tenant_id      uuid not null,
  payment_id     text not null,
  purpose        text not null check (purpose in ('plan', 'top_up')),
  plan           text,
  amount_cents   bigint not null check (amount_cents >= 0),
  returned_cents bigint not null default 0 check (returned_cents >= 0),
  currency       text not null,
  paid_at        timestamptz not null,
  primary key (tenant_id, payment_id)
);
create index payment_paid_at_idx on graha.payment (paid_at);
grant select, insert, update on graha.payment to graha_app;
grant select, insert, update, delete on graha.payment to graha_worker;
grant select on graha.payment to graha_operator;

-- Messages from Stripe, for the worker and operators. Inline, from the stripe-* streams, which belong to no tenant.
create table graha.stripe_inbox (
  stripe_event_id text primary key,
  event_type      text not null,
  object_id       text not null,
  created_at      timestamptz not null,
  received_at     timestamptz not null,
  status          text not null default 'waiting' check (status in ('waiting', 'applied', 'ignored', 'failed')),
  attempts        int not null default 0,
  next_attempt_at timestamptz not null,
  note            text
);
create index stripe_inbox_waiting_idx on graha.stripe_inbox (next_attempt_at) where status in ('waiting', 'failed');
grant insert on graha.stripe_inbox to graha_app;
grant select, insert, update, delete on graha.stripe_inbox to graha_worker;
grant select on graha.stripe_inbox to graha_operator;
grant select (stripe_event_id), update (status, next_attempt_at) on graha.stripe_inbox to graha_ledger;
