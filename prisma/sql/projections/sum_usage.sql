-- Keeps usage_total: the changes of each statement, in the order of their days, so that statements cannot deadlock. A
-- rebuild fills its table without the trigger, and recounts the sums if the table differed.
create or replace function graha.sum_usage() returns trigger
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into usage_total as t select day, sum(calls), sum(credits) from added group by day order by day
      on conflict (day) do update set calls = t.calls + excluded.calls, credits = t.credits + excluded.credits;
  elsif tg_op = 'DELETE' then
    insert into usage_total as t select day, -sum(calls), -sum(credits) from removed group by day order by day
      on conflict (day) do update set calls = t.calls + excluded.calls, credits = t.credits + excluded.credits;
  else
    insert into usage_total as t select day, sum(calls), sum(credits)
      from (select day, calls, credits from added union all select day, -calls, -credits from removed) c
      group by day order by day
      on conflict (day) do update set calls = t.calls + excluded.calls, credits = t.credits + excluded.credits;
  end if;
  return null;
end $$;

alter function graha.sum_usage owner to graha_ledger;

create or replace trigger sum_usage_added after insert on graha.usage_by_day
  referencing new table as added for each statement execute function graha.sum_usage();
create or replace trigger sum_usage_changed after update on graha.usage_by_day
  referencing old table as removed new table as added for each statement execute function graha.sum_usage();
create or replace trigger sum_usage_removed after delete on graha.usage_by_day
  referencing old table as removed for each statement execute function graha.sum_usage();

-- No writer comes between: a new trigger locks them out until this transaction ends.
delete from graha.usage_total;
insert into graha.usage_total (day, calls, credits)
select day, sum(calls), sum(credits) from graha.usage_by_day group by day;
