-- Maintains usage_total from the changes of each statement, in the order of their days, so that statements cannot deadlock; and
-- last_call from the existing days. A rebuild fills its table without the trigger, and recomputes both if they differ.
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
  if tg_op = 'DELETE' then
    delete from last_call where tenant_id in (select tenant_id from removed);
    insert into last_call select tenant_id, max(last_at) from usage_by_day
      where tenant_id in (select tenant_id from removed) group by tenant_id;
  else
    insert into last_call as l select tenant_id, max(last_at) from added group by tenant_id order by tenant_id
      on conflict (tenant_id) do update set at = excluded.at where l.at < excluded.at;
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

-- No writer can run in between: a new trigger locks them out until this transaction ends.
delete from graha.usage_total;
insert into graha.usage_total (day, calls, credits)
select day, sum(calls), sum(credits) from graha.usage_by_day group by day;
delete from graha.last_call;
insert into graha.last_call (tenant_id, at) select tenant_id, max(last_at) from graha.usage_by_day group by tenant_id;
