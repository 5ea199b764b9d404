-- Usage by the days of the workspace's own clock, for the workspaces that chose one. Usage by day stays that of UTC.
alter table graha.tenant_card add column timezone text not null default 'UTC';
update graha.tenant_card c set timezone = e.timezone
from (
  select distinct on (tenant_id) tenant_id, data ->> 'timezone' as timezone from graha.event
  where type = 'ClockChosen' order by tenant_id, pos desc
) e
where e.tenant_id = c.tenant_id;
grant update (timezone) on graha.tenant_card to graha_app;

alter table graha.projection_checkpoint add column timezone text;
comment on column graha.projection_checkpoint.timezone is
  'By whose clock the days are counted. Null: UTC, or there are no days.';

create table graha.usage_by_local_day (like graha.usage_by_day including defaults, primary key (tenant_id, day, operation, key_id));
grant select on graha.usage_by_local_day to graha_app, graha_operator;
grant select, insert, update, delete on graha.usage_by_local_day to graha_worker;

insert into graha.projection (name, live_table) values ('usage-by-local-day', 'usage_by_local_day');
