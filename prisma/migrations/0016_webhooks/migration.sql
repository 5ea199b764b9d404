-- Inline, from the streams of webhooks: where a workspace wants its messages.
create table graha.webhook (
  tenant_id         uuid not null,
  webhook_id        uuid not null,
  url               text not null,
  types             text[] not null,
  status            text not null check (status in ('active', 'paused')),
  paused_because    text check (paused_because in ('asked', 'failing', 'gone')),
  sealed_secret     text not null,
  old_sealed_secret text,
  old_valid_until   timestamptz,
  added_at          timestamptz not null,
  primary key (tenant_id, webhook_id)
);
comment on column graha.webhook.sealed_secret is 'Ciphertext under SEALING_KEY, which the database does not have.';
grant select, insert, update, delete on graha.webhook to graha_app, graha_worker;

-- The outbox, and the log that a workspace reads. A row is one message to one endpoint.
create table graha.webhook_delivery (
  tenant_id       uuid not null,
  delivery_id     uuid not null,
  webhook_id      uuid not null,
  message_id      text not null,
  type            text not null,
  body            text not null,
  created_at      timestamptz not null,
  attempts        int not null default 0,
  next_attempt_at timestamptz,
  delivered_at    timestamptz,
  last_attempt_at timestamptz,
  last_status     int,
  last_answer     text,
  last_error      text,
  last_ms         int,
  primary key (tenant_id, delivery_id),
  unique (tenant_id, webhook_id, message_id)
);
comment on column graha.webhook_delivery.next_attempt_at is 'Null: delivered, or given up.';
create index webhook_delivery_due on graha.webhook_delivery (next_attempt_at) where next_attempt_at is not null;
create index webhook_delivery_newest on graha.webhook_delivery (tenant_id, webhook_id, created_at desc);
create index webhook_delivery_age on graha.webhook_delivery (created_at);
grant select, insert, update, delete on graha.webhook_delivery to graha_app, graha_worker;
