-- A session of one tenant sees the requests of that tenant.
-- needs: tenancy/isolate
select graha.isolate('graha.request_log');
