-- The audit of a night visits what is new, and reads every entry of a thirtieth of all tenants: the next of thirty slices.
alter table graha.audit_run add column last_slice int;
comment on column graha.audit_run.last_slice is 'Of a night: the slice that was read last, from 0. Null: no audit of a night.';
