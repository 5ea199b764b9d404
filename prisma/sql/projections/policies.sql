-- Every read model belongs to tenants.
-- needs: tenancy/isolate
select graha.isolate(guarded::regclass)
from unnest(array[
  'graha.api_key',
  'graha.tenant_card',
  'graha.usage_by_day',
  'graha.usage_by_local_day',
  'graha.audit_trail',
  'graha.threshold_alert',
  'graha.own_alert_sent',
  'graha.projection_checkpoint',
  'graha.period_sum',
  'graha.last_call',
  'graha.webhook',
  'graha.webhook_delivery'
]) as guarded;
