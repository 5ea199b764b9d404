-- Every page shows a leaked key that still works, and the operator lists the workspaces with one. Reports are few. Events are few
-- beside charges, which are elsewhere, so the lock is short; the upgrade of November's databases runs in one transaction.
create index event_leak_idx on graha.event (tenant_id, pos) where type = 'KeyLeakReported';
