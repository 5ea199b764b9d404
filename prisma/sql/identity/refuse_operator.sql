-- The owner of the database appoints operators (`npm run operator`). `graha_auth` writes people, and appoints nobody.
create or replace function identity.refuse_operator() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'MEMBER') then
    raise exception 'Only the owner of the database makes a person an operator. Run: npm run operator -- <e-mail>'
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

create or replace trigger refuse_operator_new before insert on identity.user
  for each row when (new.role = 'operator') execute function identity.refuse_operator();
-- Fires on every column: another trigger could set the role in an update that does not name it.
create or replace trigger refuse_operator before update on identity.user
  for each row when (new.role = 'operator' and (old.role is distinct from 'operator' or old.id <> new.id))
  execute function identity.refuse_operator();
