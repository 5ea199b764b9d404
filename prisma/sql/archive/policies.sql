-- ledger_archive belongs to no tenant and has no policy: grants protect it.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.archived_range',
  'graha.archived_usage'
]) as guarded;
