-- Records that a mail was sent, and deletes its text with the links. The row of the last mail to a person is deleted with the
-- address.
create or replace function identity.mail_sent(p_id bigint) returns void
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  update mail set sent_at = clock_timestamp(), next_attempt_at = null, last_error = null, html = '', text = '',
    unsubscribe_url = null
  where id = p_id and kind <> 'account-deleted';
  delete from mail where id = p_id and kind = 'account-deleted'
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.mail_sent owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.mail_sent to graha_worker;
