-- Queues one mail for each owner and admin of a workspace, and returns the number of new mails. The caller never sees the
-- addresses.
create or replace function identity.queue_mail_to_keepers(p_tenant uuid, p_dedupe_key text, p_kind text, p_subject text,
  p_html text, p_text text)
returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  queued int;
begin
  insert into mail (dedupe_key, kind, to_address, subject, html, text)
    select p_dedupe_key || ':' || u.id, p_kind, u.email, p_subject, p_html, p_text
    from member m join "user" u on u.id = m.user_id
    where m.organization_id = p_tenant::text and m.role in ('owner', 'admin')
    on conflict (dedupe_key) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.queue_mail_to_keepers owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.queue_mail_to_keepers to graha_worker;
