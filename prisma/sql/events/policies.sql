-- A session of one tenant sees the events of that tenant.
-- needs: tenancy/isolate
select graha.isolate('graha.event');
