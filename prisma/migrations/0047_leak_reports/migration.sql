-- Every page shows a leaked key that still works, and the operator lists the workspaces with one. Reports are few.
create index concurrently if not exists event_leak_idx on graha.event (tenant_id, pos) where type = 'KeyLeakReported';
