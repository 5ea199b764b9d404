-- Subscriptions and their events belong to tenants.
-- needs: tenancy/isolate
select graha.isolate('graha.event_subscription');
select graha.isolate('graha.event_plan');
select graha.isolate('graha.due_event');
