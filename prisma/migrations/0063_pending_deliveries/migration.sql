-- The worker finds due deliveries webhook by webhook: each is one descent, however many deliveries of others are due.
create index webhook_delivery_pending on graha.webhook_delivery (tenant_id, webhook_id, next_attempt_at) where next_attempt_at is not null;
drop index graha.webhook_delivery_due;
