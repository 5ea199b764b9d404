-- needs: mail/take_due_mail
-- Used by servers of the version before take_due_mail(), which know no mail to a list.
create or replace function identity.take_mail(p_count int, p_first_rest interval, p_longest_rest interval)
returns table (id bigint, dedupe_key text, to_address text, subject text, html text, text text, attempts int)
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  select id, dedupe_key, to_address, subject, html, text, attempts
  from take_due_mail(p_count, p_first_rest, p_longest_rest)
$$;


-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.take_mail owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.take_mail to graha_worker;
