-- Pages ask for the last choice of a workspace.
create index event_clock_idx on graha.event (tenant_id, pos) where type = 'ClockChosen';
