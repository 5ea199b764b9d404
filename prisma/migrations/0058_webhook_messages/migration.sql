-- The Management API lists messages for programs at a desk, as they are made: their bodies have no secret.
grant select (message_id, type, body, created_at) on graha.webhook_delivery to graha_api;
