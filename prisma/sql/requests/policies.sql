-- A session of one tenant sees the requests of that tenant.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.request_capture',
  'graha.request_log',
  'graha.request_count',
  'graha.request_latency'
]) as guarded;
