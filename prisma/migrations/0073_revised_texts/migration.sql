-- Commits of 28 and 29 November 2026 published earlier texts of 0050_refund_requests, 0053_event_calendars and 0056_captures. A
-- database of such a commit gets the objects and rights of the later texts here. On every other nothing changes.
revoke insert on graha.refund_request from graha_operator;
grant select, insert on graha.refund_request to graha_ledger;
grant select (capture_until) on graha.api_key to graha_api;

do $$
begin
  if not exists (select from pg_attribute where attrelid = 'graha.due_event'::regclass and attname = 'key' and not attisdropped) then
    return;
  end if;
  alter table graha.due_event rename column key to subject;
  update graha.due_event set subject = null where subject is not null;
  comment on column graha.due_event.subject is
    'The identity of the event apart from its instants. Null: planned before the column existed, and not compared.';
  alter table graha.event_plan add column anew_from timestamptz;
  update graha.event_plan set formulas = 0 where formulas <> 0;
  comment on column graha.event_plan.formulas is 'Version of the formulas by which the plan was made. 0: before the column existed.';
  comment on column graha.event_plan.anew_from is 'The plan is to be made anew from here on, and compared. Null: it is to be continued.';
  drop index graha.event_plan_formulas;
  create index event_plan_formulas on graha.event_plan (formulas) where formulas > 0 and anew_from is null;
  create index webhook_delivery_birth on graha.webhook_delivery (tenant_id, substring(body from '"birth_id":"([0-9a-f-]{36})"'))
    where type in ('sky.event', 'event.moved');
end
$$;
