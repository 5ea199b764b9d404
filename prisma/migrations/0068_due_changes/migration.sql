-- The worker reads the changes that it has yet to carry out, and not all events of their types.
create table graha.due_change (
  pos       bigint primary key,
  task      text not null check (task in ('plan', 'adjustment', 'erasure', 'person_erasure')),
  tenant_id uuid not null,
  stream_id text not null,
  due_at    timestamptz not null
);
comment on table graha.due_change is 'Events that the worker has not carried out; a row is deleted when its event is.';
comment on column graha.due_change.pos is 'Position of the event in the log.';
comment on column graha.due_change.due_at is 'Minus infinity: at once, whatever the clock says.';
create index due_change_task_due_at_pos_idx on graha.due_change (task, due_at, pos);

grant insert on graha.due_change to graha_ledger;
grant select, update, delete on graha.due_change to graha_worker;
