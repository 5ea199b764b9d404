-- The operator lists workspaces with a webhook that stopped by itself, without its address or secret.
grant select (tenant_id, status, paused_because) on graha.webhook to graha_operator;
