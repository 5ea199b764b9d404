-- What a workspace lets itself spend in a period, and the highest threshold of it that was crossed in the period.
alter table graha.credit_account
  add column spend_limit bigint check (spend_limit > 0),
  add column spend_pct   int not null default 0 check (spend_pct in (0, 80, 100));
comment on column graha.credit_account.spend_limit is 'Credits in a period; null: as many as there are.';

alter table graha.threshold_alert
  drop constraint threshold_alert_of_check,
  add constraint threshold_alert_of_check check (of in ('credits', 'calls', 'spend_limit'));

-- The function of the version before leaves it null.
alter type graha.charge_result add attribute spend_limit bigint;
