-- Queues one mail for each confirmed subscriber of the status page, with the subscriber's token in place of p_mark, and returns
-- the number of new mails. The caller never sees the addresses. Ten become due each second, so that a mail with the link to sign
-- in does not wait for all of them.
create or replace function identity.queue_mail_to_subscribers(p_dedupe_key text, p_kind text, p_subject text, p_html text,
  p_text text, p_unsubscribe_url text, p_mark text)
returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  queued int;
begin
  insert into mail (dedupe_key, kind, to_address, subject, html, text, unsubscribe_url, next_attempt_at)
    select p_dedupe_key || ':' || s.id, p_kind, s.email, p_subject, replace(p_html, p_mark, s.token::text),
      replace(p_text, p_mark, s.token::text), replace(p_unsubscribe_url, p_mark, s.token::text),
      clock_timestamp() + (row_number() over (order by s.id) - 1) / 10 * interval '1 second'
    from status_subscriber s
    where s.confirmed_at is not null
    on conflict (dedupe_key) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.queue_mail_to_subscribers owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.queue_mail_to_subscribers to graha_worker;
