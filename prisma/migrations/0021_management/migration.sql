-- The Management API changes keys and webhooks of the workspace whose key calls, as graha_api: the rows that the events
-- of `event_author` write, and no sealed secret read.
grant insert on graha.api_key to graha_api;
grant update (expires_at, status, replaced_by, revoked_at) on graha.api_key to graha_api;
grant select (tenant_id, webhook_id, url, types, status, paused_because, old_valid_until, added_at)
  on graha.webhook to graha_api;
grant insert, delete on graha.webhook to graha_api;
grant select (tenant_id, webhook_id, delivery_id) on graha.webhook_delivery to graha_api;
grant insert, delete on graha.webhook_delivery to graha_api;
