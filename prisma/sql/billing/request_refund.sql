-- Adds the row of a refund that an operator asked for. The caller gives the event alone, so the table has nothing that is not in
-- the log, and operators need no grant to write it.
create or replace function graha.request_refund(p_event uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  asked event;
begin
  select * into strict asked from event e where e.event_id = p_event and e.type = 'RefundRequested';
  perform assert_tenant(asked.tenant_id);
  insert into refund_request (tenant_id, request_id, payment_id, amount_cents, requested_at)
  values (asked.tenant_id, (asked.data ->> 'requestId')::uuid, asked.data ->> 'paymentId',
    (asked.data ->> 'amountCents')::bigint, asked.occurred_at);
end $$;

alter function graha.request_refund owner to graha_ledger;
grant execute on function graha.request_refund to graha_operator, graha_worker;
