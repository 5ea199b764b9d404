-- The inbox of Stripe belongs to no tenant and has no policy: grants protect it.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.billing_customer',
  'graha.payment',
  'graha.auto_top_up',
  'graha.refund_request'
]) as guarded;
