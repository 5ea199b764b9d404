-- Records a failed attempt; the next one is already scheduled. If the last mail to a person is given up, its row is deleted
-- with the address.
create or replace function identity.mail_failed(p_id bigint, p_error text, p_give_up boolean) returns void
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  update mail set last_error = left(p_error, 500), next_attempt_at = case when p_give_up then null else next_attempt_at end
  where id = p_id;
  delete from mail where id = p_id and p_give_up and kind = 'account-deleted'
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.mail_failed owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.mail_failed to graha_worker;
