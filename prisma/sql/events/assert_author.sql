-- The login role decides which events a session may append. Neither SET ROLE nor a SECURITY DEFINER function changes
-- session_user.
create or replace function graha.assert_author(p_types text[]) returns void
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  refused text;
begin
  select string_agg(distinct coalesce(wanted, 'an event without a type'), ', ') into refused
  from unnest(p_types) wanted
  where not exists (
    select from event_author a where a.type = wanted and (pg_has_role(session_user, 'graha_ledger', 'member')
      or exists (select from unnest(a.roles) author where pg_has_role(session_user, author, 'member'))));
  if refused is not null then
    raise insufficient_privilege using message = format('role %s may not append %s', session_user, refused),
      hint = 'graha.event_author lists which role appends which event.';
  end if;
end $$;

alter function graha.assert_author owner to graha_ledger;
