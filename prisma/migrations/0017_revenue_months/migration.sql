-- What the payments of each closed month came to, so that revenue costs the same however many customers there are. A
-- payment that changes later takes its month out, and the worker sums it anew.
create table graha.revenue_month (
  month          date primary key,
  plans_cents    bigint not null,
  top_ups_cents  bigint not null,
  returned_cents bigint not null,
  top_ups_bought bigint not null,
  plans_bought   jsonb not null,
  subscriptions  jsonb not null
);
grant select, insert on graha.revenue_month to graha_worker;
grant select, delete on graha.revenue_month to graha_ledger;
grant select on graha.revenue_month to graha_operator;
