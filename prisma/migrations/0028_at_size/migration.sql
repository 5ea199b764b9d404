-- What a workspace with a million requests looks for: a code of an error, and requests that took long. Both are few.
create index request_log_code_idx on graha.request_log (tenant_id, code, at, request_id) where code is not null;
create index request_log_slow_idx on graha.request_log (tenant_id, at, request_id) where latency_ms >= 20;

-- Credits of each hour, for the hours of a day. What was logged before is counted here, once.
alter table graha.request_count add column credits bigint not null default 0;
comment on column graha.request_count.credits is 'As the responses said. What was reversed later is still in it.';
update graha.request_count c set credits = l.credits
from (
  select tenant_id, date_trunc('hour', at, 'UTC') as hour, operation,
    coalesce(key_id, '00000000-0000-0000-0000-000000000000') as key_id, status, sum(credits) as credits
  from graha.request_log where credits > 0 group by 1, 2, 3, 4, 5
) l
where c.tenant_id = l.tenant_id and c.hour = l.hour and c.operation = l.operation and c.key_id = l.key_id
  and c.status = l.status;

-- Thresholds of a workspace's own, beside the three that the ledger crosses: of its allowance, or of the cap of a key.
alter table graha.tenant_card add column own_alerts jsonb not null default '[]';
comment on column graha.tenant_card.own_alerts is 'Each with alertId, pct, and keyId or null.';
grant update (own_alerts) on graha.tenant_card to graha_app;
create index tenant_card_own_alerts_idx on graha.tenant_card (tenant_id) where own_alerts <> '[]';

-- Which of them were announced in which period: a row is written in the transaction that queues its mails.
create table graha.own_alert_sent (
  tenant_id    uuid not null,
  alert_id     uuid not null,
  period_start timestamptz not null,
  key_id       uuid,
  pct          int not null,
  of           text not null check (of in ('credits', 'calls')),
  "limit"      bigint not null,
  noticed_at   timestamptz not null,
  mails        int not null check (mails >= 0),
  primary key (tenant_id, alert_id, period_start)
);
grant select on graha.own_alert_sent to graha_app;
grant select, insert, update, delete on graha.own_alert_sent to graha_worker;
-- The worker asks key_spent() how much of its cap a key has spent.
grant select on graha.key_spending to graha_worker;
