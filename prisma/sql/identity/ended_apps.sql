-- Returns connected apps that can no longer call: the code was not exchanged in time, or every token has expired. An exchange
-- marks a code or token as used before it writes its successor, so an app whose code or token was used within a minute counts
-- as active.
create or replace function identity.ended_apps() returns table (key_id text, organization_id text)
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  select a.key_id, a.organization_id from connected_app a
  where not exists (
    select from app_token t where t.key_id = a.key_id
      and (t.used_at is null and t.expires_at > clock_timestamp() or t.used_at > clock_timestamp() - interval '1 minute'))
  order by a.connected_at limit 100
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.ended_apps owner to graha_ledger;
revoke create on schema identity from graha_ledger;
revoke execute on function identity.ended_apps from public;
grant execute on function identity.ended_apps to graha_worker;
