-- Notes events that the worker carries out. A change that was due when it was appended stays so if the clock is set back.
-- needs: events/policies
create or replace function graha.note_due() returns trigger
language plpgsql security definer set search_path = pg_catalog, graha, pg_temp as $$
declare
  asked timestamptz := coalesce(new.data ->> 'effectiveAt', new.data ->> 'dueAt');
begin
  insert into due_change (pos, task, tenant_id, stream_id, due_at)
    values (new.pos, case new.type when 'CreditsAdjusted' then 'adjustment' when 'ErasureRequested' then 'erasure'
        when 'UserErasureRequested' then 'person_erasure' else 'plan' end,
      new.tenant_id, new.stream_id, case when asked > new.occurred_at then asked else '-infinity' end)
    on conflict do nothing;
  return null;
end $$;

alter function graha.note_due owner to graha_ledger;

create or replace trigger note_due after insert on graha.event
  for each row when (new.type in ('PlanChanged', 'PlanScheduled', 'PlanScheduleCleared', 'CreditsAdjusted',
    'ErasureRequested', 'UserErasureRequested'))
  execute function graha.note_due();

-- Events from before the trigger, whose creation has locked out writers.
insert into graha.due_change (pos, task, tenant_id, stream_id, due_at)
select e.pos, 'plan', e.tenant_id, e.stream_id, '-infinity'::timestamptz from graha.event e
  join graha.credit_account a using (tenant_id)
  where e.type = 'PlanChanged' and e.stream_version > a.plan_version
    or e.type in ('PlanScheduled', 'PlanScheduleCleared') and e.stream_version > a.next_plan_version
union all
select e.pos, 'adjustment', e.tenant_id, e.stream_id, '-infinity'::timestamptz from graha.event e
  where e.type = 'CreditsAdjusted' and not exists (select from graha.credit_adjustment d
    where d.tenant_id = e.tenant_id and d.source_id = e.event_id::text)
union all
select pos, 'erasure', tenant_id, stream_id, due_at::timestamptz from (
    select distinct on (tenant_id) pos, type, tenant_id, stream_id, data ->> 'dueAt' as due_at from graha.event
    where type in ('ErasureRequested', 'ErasureWithdrawn', 'ErasureCompleted') order by tenant_id, pos desc) latest
  where type = 'ErasureRequested'
union all
select pos, 'person_erasure', tenant_id, stream_id, due_at::timestamptz from (
    select distinct on (stream_id) pos, type, tenant_id, stream_id, data ->> 'dueAt' as due_at from graha.event
    where type in ('UserErasureRequested', 'UserErasureWithdrawn', 'UserErased') order by stream_id, pos desc) latest
  where type = 'UserErasureRequested'
on conflict do nothing;
