-- Refunds that operators asked for, so that the worker finds the open ones without reading histories. Inline, from the
-- subscription-* streams.
create table graha.refund_request (
  tenant_id    uuid not null,
  request_id   uuid not null,
  payment_id   text not null,
  amount_cents bigint not null check (amount_cents > 0),
  requested_at timestamptz not null,
  ended_at     timestamptz,
  failure      text,
  primary key (tenant_id, request_id),
  check (failure is null or ended_at is not null)
);
comment on column graha.refund_request.ended_at is 'Returned, or refused for the reason in failure.';
create index refund_request_open_idx on graha.refund_request (requested_at) where ended_at is null;
create index refund_request_payment_idx on graha.refund_request (tenant_id, payment_id);
grant select, insert, update, delete on graha.refund_request to graha_worker;
grant select on graha.refund_request to graha_operator;
grant select, insert on graha.refund_request to graha_ledger;
