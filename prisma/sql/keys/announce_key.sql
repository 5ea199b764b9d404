-- Makes replicas drop a cached key as soon as its row changes.
create or replace function graha.announce_key() returns trigger
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_key', new.public_id);
  return null;
end $$;

create or replace trigger announce_key after insert or update on graha.api_key
  for each row execute function graha.announce_key();
