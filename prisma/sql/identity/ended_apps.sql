-- Returns connected apps that can no longer call: the code was not exchanged in time, or every token has expired. An exchange
-- marks a code or token as used before it writes its successor, so an app whose code or token was used within a minute counts
-- as active. An active app is read again when its last token expires, at the latest after a day, so that a run costs as much as
-- there are apps due.
create or replace function identity.ended_apps() returns table (key_id text, organization_id text)
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  with due as (
    select a.key_id from connected_app a where a.check_at <= (select clock_timestamp())
    order by a.check_at limit 1000 for update skip locked
  ), seen as materialized (
    select d.key_id, clock_timestamp() as at,
      (select max(case when t.used_at is null then t.expires_at else t.used_at + interval '1 minute' end)
       from app_token t where t.key_id = d.key_id) as ends_at
    from due d
  ), active as (
    update connected_app a set check_at = least(s.ends_at, s.at + interval '1 day') from seen s
    where a.key_id = s.key_id and s.ends_at > s.at
  )
  select a.key_id, a.organization_id from seen s join connected_app a using (key_id)
  where s.ends_at is null or s.ends_at <= s.at
  order by a.connected_at limit 100
$$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.ended_apps owner to graha_ledger;
revoke create on schema identity from graha_ledger;
revoke execute on function identity.ended_apps from public;
grant execute on function identity.ended_apps to graha_worker;
