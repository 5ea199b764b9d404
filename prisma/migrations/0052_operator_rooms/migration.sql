-- What the operator's pages ask of all tenants at once.

-- Who is in dunning: the newest of the two for each tenant.
create index event_dunning_idx on graha.event (type, tenant_id, pos) where type in ('DunningEntered', 'DunningCleared');

-- A key as its workspace sees it; what proves it stays out of sight.
grant select (expires_at, replaced_by, issued_at, issued_by, revoked_at) on graha.api_key to graha_operator;
