-- Deletes the sums of each month that a changed payment counts in: its own, or those of the year that it paid.
create or replace function graha.reopen_revenue_month() returns trigger
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  delete from revenue_month r using changed c
    where r.month >= date_trunc('month', c.paid_at at time zone 'utc')
      and r.month < date_trunc('month', c.paid_at at time zone 'utc') + case when c.is_yearly then interval '1 year'
        else interval '1 month' end;
  return null;
end $$;

alter function graha.reopen_revenue_month owner to graha_ledger;

create or replace trigger payment_added after insert on graha.payment
  referencing new table as changed for each statement execute function graha.reopen_revenue_month();
create or replace trigger payment_changed after update on graha.payment
  referencing new table as changed for each statement execute function graha.reopen_revenue_month();
create or replace trigger payment_removed after delete on graha.payment
  referencing old table as changed for each statement execute function graha.reopen_revenue_month();
