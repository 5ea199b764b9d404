-- Deletes a person with all rows that have their name or address, and queues one last mail to them, which is deleted when it is
-- sent. Invitations that they sent stay valid in the name of the owner. Returns true if the person existed.
create or replace function identity.erase_person(p_user text, p_kind text, p_subject text, p_html text, p_text text)
returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  address text;
begin
  select u.email into address from "user" u where u.id = p_user for update;
  if address is null then
    return false;
  end if;
  delete from mail m
  where lower(m.to_address) = lower(address) or strpos(m.dedupe_key, p_user) > 0
    or (m.kind in ('address-change-asked', 'address-changed') and strpos(lower(m.text), lower(address)) > 0);
  delete from invitation i where lower(i.email) = lower(address);
  update invitation i set inviter_id = m.user_id
  from member m
  where i.inviter_id = p_user and m.organization_id = i.organization_id and m.role = 'owner' and m.user_id <> p_user;
  delete from pending_sign_up s where lower(s.email) = lower(address);
  delete from status_subscriber s where s.email = lower(address);
  delete from verification v
  where strpos(v.value, p_user) > 0 or strpos(lower(v.value || ' ' || v.identifier), lower(address)) > 0;
  delete from "user" u where u.id = p_user;
  insert into mail (dedupe_key, kind, to_address, subject, html, text)
  values (p_kind || ':' || p_user, p_kind, address, p_subject, p_html, p_text);
  return true;
end $$;

-- A new owner needs the right to create in the schema; it is revoked right after the change.
grant create on schema identity to graha_ledger;
alter function identity.erase_person owner to graha_ledger;
revoke create on schema identity from graha_ledger;
grant execute on function identity.erase_person to graha_worker;
