-- audit_run belongs to no tenant and has no policy: grants protect it.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.audit_difference',
  'graha.audit_checkpoint',
  'graha.announced_period'
]) as guarded;
