-- The owners and admins of a workspace are mailed when a threshold is crossed, each crossing once.
alter table graha.tenant_card add column alert_pcts int[] not null default '{50,80,100}';
comment on column graha.tenant_card.alert_pcts is 'The thresholds at which a mail goes out.';

-- Of each crossing that the worker has read: how many were mailed, 0 where the alert was switched off.
create table graha.threshold_alert (
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  pct          int not null,
  of           text not null check (of in ('credits', 'calls')),
  "limit"      bigint not null,
  crossed_at   timestamptz not null,
  mails        int not null check (mails >= 0),
  primary key (tenant_id, period_start, seq)
);
comment on column graha.threshold_alert.seq is 'Of the ledger''s entry.';

select graha.isolate('graha.threshold_alert');
grant select on graha.threshold_alert to graha_app;
grant select, insert, update, delete on graha.threshold_alert to graha_worker;

-- Crossings are few among the entries: a reader finds those it has not read without passing all calls between them.
create index ledger_entry_crossing_idx on graha.ledger_entry (tenant_id, period_start, seq)
  where kind = 'ThresholdCrossed';

-- What was crossed before anybody was told of it is no news.
insert into graha.projection_checkpoint (projection, tenant_id, period_start, seq)
  select 'threshold-alerts', tenant_id, period_start, seq from graha.credit_account;

-- As before, and whoever tells of it is woken.
create or replace function graha.cross_threshold(p_account graha.credit_account, p_at timestamptz)
returns graha.credit_account
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
declare
  a credit_account := p_account;
  d jsonb;
  h bytea;
begin
  a.seq := a.seq + 1;
  a.crossed_pct := next_threshold(a.crossed_pct);
  d := jsonb_build_object('pct', a.crossed_pct, 'of', case when a.calls_limit is null then 'credits' else 'calls' end,
    'limit', disposal(a));
  h := sha256(a.last_hash || entry_text(a.tenant_id, a.period_start, a.seq, 'ThresholdCrossed', p_at, 0, 0, null, null,
    null, '[]', d));
  insert into ledger_entry (tenant_id, period_start, seq, kind, at, cost, calls, data, prev_hash, hash)
    values (a.tenant_id, a.period_start, a.seq, 'ThresholdCrossed', p_at, 0, 0, d, a.last_hash, h);
  a.last_hash := h;
  perform pg_notify('graha_threshold', '');
  return a;
end $$;
