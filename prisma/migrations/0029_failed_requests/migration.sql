-- Calls that were answered with an error of ours are few and are looked for every hour: what they cost is given back.
create index request_log_failed_idx on graha.request_log (at, tenant_id) where status >= 500;
