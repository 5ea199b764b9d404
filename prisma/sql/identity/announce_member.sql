-- Makes replicas of the API forget the tokens of connected apps as soon as a member loses rights or leaves: `find_app_token`
-- reads the role. No key has this id.
create or replace function identity.announce_member() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('graha_key', '-');
  return null;
end $$;

create or replace trigger announce_member after update of role or delete on identity.member
  for each row execute function identity.announce_member();
create or replace trigger announce_unverified after update of email_verified on identity.user
  for each row when (old.email_verified and not new.email_verified) execute function identity.announce_member();
