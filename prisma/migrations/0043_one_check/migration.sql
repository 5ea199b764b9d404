-- One CHECK of each table that a charge writes, with the same rules as before: Postgres parses every constraint of a table again in
-- each statement. A rule about a null is null and refuses nothing, in a list of rules as well as alone.
alter table graha.credit_account
  drop constraint credit_account_status_check,
  drop constraint credit_account_period_kind_check,
  drop constraint credit_account_period_credits_check,
  drop constraint credit_account_calls_used_check,
  drop constraint credit_account_calls_limit_check,
  drop constraint credit_account_credits_used_check,
  drop constraint credit_account_remaining_check,
  drop constraint credit_account_crossed_pct_check,
  drop constraint credit_account_check,
  drop constraint credit_account_next_plan_check,
  drop constraint credit_account_spend_limit_check,
  drop constraint credit_account_spend_pct_check,
  add constraint credit_account_rules check (
    remaining >= 0 and credits_used >= 0 and calls_used >= 0 and calls_limit >= 0 and period_credits >= 0
    and spend_limit > 0 and spend_pct in (0, 80, 100) and crossed_pct between 0 and 100
    and status in ('active', 'suspended') and period_kind in ('calendar_month', 'anchored', 'none')
    and period_start < period_end and (next_plan is null) = (next_plan_at is null));

alter table graha.credit_grant
  drop constraint credit_grant_amount_check,
  drop constraint credit_grant_used_check,
  drop constraint credit_grant_expired_check,
  drop constraint credit_grant_withdrawn_check,
  drop constraint credit_grant_check,
  add constraint credit_grant_rules check (
    amount > 0 and used >= 0 and expired >= 0 and withdrawn >= 0 and used + expired + withdrawn <= amount);

alter table graha.key_spending
  drop constraint key_spending_credits_check,
  drop constraint key_spending_day_credits_check,
  add constraint key_spending_rules check (credits >= 0 and day_credits >= 0);

-- All entries obey the rules already; the next migration confirms it under a weaker lock.
alter table graha.ledger_entry
  drop constraint ledger_entry_kind_check,
  drop constraint ledger_entry_cost_check,
  drop constraint ledger_entry_calls_check,
  add constraint ledger_entry_rules check (
    cost >= 0 and calls >= 0 and kind in
      ('PeriodOpened', 'PeriodClosed', 'CreditsGranted', 'CreditsExpired', 'CreditsWithdrawn', 'CallCharged',
       'ChargeReversed', 'ThresholdCrossed', 'CallsLimitSet')) not valid;
