-- A version 7 id begins with the time, so the newest rows are neighbours in the unique index.
create or replace function graha.uuid_v7() returns uuid
language sql volatile set search_path = pg_catalog, pg_temp as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

grant execute on function graha.uuid_v7 to graha_ledger;
