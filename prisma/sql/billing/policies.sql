-- The inbox of Stripe belongs to no tenant and has no policy: grants protect it.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.billing_customer',
  'graha.payment',
  'graha.auto_top_up',
  'graha.refund_request'
]) as guarded;

-- An operator's request for a refund adds its row in the transaction of its event.
create policy operator_asks on graha.refund_request for insert to graha_operator
  with check (tenant_id = graha.current_tenant());
