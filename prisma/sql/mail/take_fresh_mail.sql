-- Takes a due mail that was never tried, as take_due_mail() does. Repeated attempts, which can be slow, do not delay it.
create or replace function identity.take_fresh_mail(p_first_rest interval)
returns table (id bigint, dedupe_key text, to_address text, subject text, html text, text text, attempts int,
  unsubscribe_url text)
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  update mail m set attempts = 1, next_attempt_at = clock_timestamp() + p_first_rest
  from (
    select d.id from mail d where d.attempts = 0 and d.next_attempt_at <= (select clock_timestamp())
    order by d.next_attempt_at limit 1 for update skip locked
  ) due
  where m.id = due.id
  returning m.id, m.dedupe_key, m.to_address, m.subject, m.html, m.text, m.attempts,
    m.unsubscribe_url
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.take_fresh_mail owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.take_fresh_mail to graha_worker;
