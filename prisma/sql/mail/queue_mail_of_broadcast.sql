-- Queues one mail for each owner and admin of the workspaces that a broadcast is for, and returns the number of new mails. A
-- person with several workspaces has one mail. The caller never sees the addresses. Ten become due each second, so that a mail
-- with the link to sign in does not wait for all of them.
create or replace function identity.queue_mail_of_broadcast(p_plans text[], p_statuses text[], p_before timestamptz,
  p_dedupe_key text, p_kind text, p_subject text, p_html text, p_text text)
returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  queued int;
begin
  insert into mail (dedupe_key, kind, to_address, subject, html, text, next_attempt_at)
    select p_dedupe_key || ':' || u.id, p_kind, u.email, p_subject, p_html, p_text,
      clock_timestamp() + (row_number() over (order by u.id) - 1) / 10 * interval '1 second'
    from "user" u
    where exists (
      select from member m join graha.tenant_card c on c.tenant_id::text = m.organization_id
      where m.user_id = u.id and m.role in ('owner', 'admin') and c.plan = any (p_plans) and c.status = any (p_statuses)
        and c.created_at < p_before)
    on conflict (dedupe_key) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.queue_mail_of_broadcast owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.queue_mail_of_broadcast to graha_worker;
