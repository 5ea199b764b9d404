-- Operators read every tenant and write nothing: what they do to one is written by the portal, as that tenant.
do $$
begin
  begin
    if not exists (select from pg_roles where rolname = 'graha_operator') then
      create role graha_operator login;
    end if;
  exception when duplicate_object or unique_violation then
    null; -- A neighbour was quicker.
  end;
end $$;

do $$
begin
  execute format('alter role graha_operator in database %I set statement_timeout = ''15s''', current_database());
  execute format('alter role graha_operator in database %I set idle_in_transaction_session_timeout = ''15s''',
    current_database());
  execute format('alter role graha_operator in database %I set default_transaction_read_only = on', current_database());
end $$;

grant usage on schema graha to graha_operator;
grant execute on function graha.ledger_now(), graha.clock_offset_seconds() to graha_operator;

-- For tables that are made from now on, copies of read models among them.
create or replace function graha.isolate(p_table regclass) returns void
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format('alter table %s force row level security', p_table);
  execute format('create policy own_tenant on %s to graha_api, graha_app using (tenant_id = graha.current_tenant()) '
    'with check (tenant_id = graha.current_tenant())', p_table);
  execute format('create policy every_tenant on %s to graha_worker, graha_ledger using (true) with check (true)',
    p_table);
  execute format('create policy operator_reads on %s for select to graha_operator using (true)', p_table);
end $$;

do $$
declare
  guarded regclass;
begin
  for guarded in
    select polrelid::regclass from pg_policy where polname = 'every_tenant'
      and polrelid in (select oid from pg_class where relnamespace = 'graha'::regnamespace)
  loop
    execute format('create policy operator_reads on %s for select to graha_operator using (true)', guarded);
  end loop;
end $$;

grant select on graha.credit_account, graha.credit_grant, graha.credit_adjustment, graha.ledger_entry,
    graha.tenant_card, graha.usage_by_day, graha.request_log, graha.audit_trail, graha.payment, graha.billing_customer,
    graha.projection_checkpoint, graha.feed_checkpoint, graha.projection, graha.status_minute, graha.stripe_inbox,
    graha.audit_run, graha.audit_difference, graha.archived_stretch, graha.archived_usage
  to graha_operator;

-- Without the secret columns.
grant select (pos, xid, event_id, stream_id, stream_version, type, schema_version, tenant_id, occurred_at, actor,
  correlation_id, causation_id, request_id, data) on graha.event to graha_operator;
grant select (tenant_id, key_id, public_id, name, env, prefix, last4, scopes, cidrs, monthly_credits_max, status)
  on graha.api_key to graha_operator;
