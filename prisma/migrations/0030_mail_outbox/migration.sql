-- Mail that waits to be sent, or was. Written by the portal as graha_auth, and by the worker through a function that
-- finds the readers itself; sent by the worker, which is given one mail after the other and no list of addresses.
-- Mail belongs to this day and not to the ledger's: its time is the server's clock.
create table identity.mail (
  id              bigint generated always as identity primary key,
  dedupe_key      text not null unique,
  kind            text not null,
  to_address      text not null,
  subject         text not null,
  html            text not null,
  text            text not null,
  created_at      timestamptz not null default clock_timestamp(),
  attempts        int not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  sent_at         timestamptz,
  last_error      text
);
create index mail_next_attempt_at_idx on identity.mail (next_attempt_at) where next_attempt_at is not null;
create index mail_created_at_idx on identity.mail (created_at);

comment on column identity.mail.dedupe_key is 'What the mail tells, and whom: it is queued once, however often it is told.';
comment on column identity.mail.next_attempt_at is 'Null: it was sent, or given up.';

grant select, insert on identity.mail to graha_auth;
grant usage on schema identity to graha_ledger, graha_worker;
grant create on schema identity to graha_ledger;
grant select, insert, update, delete on identity.mail to graha_ledger;
grant select (organization_id, user_id, role) on identity.member to graha_ledger;
grant select (id, email) on identity.user to graha_ledger;

-- One mail to each owner and admin of a workspace. Returns how many are new. The caller never learns the addresses.
create function identity.queue_mail_to_keepers(p_tenant uuid, p_dedupe_key text, p_kind text, p_subject text,
  p_html text, p_text text)
returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  queued int;
begin
  insert into mail (dedupe_key, kind, to_address, subject, html, text)
    select p_dedupe_key || ':' || u.id, p_kind, u.email, p_subject, p_html, p_text
    from member m join "user" u on u.id = m.user_id
    where m.organization_id = p_tenant::text and m.role in ('owner', 'admin')
    on conflict (dedupe_key) do nothing;
  get diagnostics queued = row_count;
  return queued;
end $$;

-- Mail that is due, each to one caller alone: its next attempt is set before the first begins, so that a sender which
-- dies leaves it to another. An attempt must end within the first rest.
create function identity.take_mail(p_count int, p_first_rest interval, p_longest_rest interval)
returns table (id bigint, dedupe_key text, to_address text, subject text, html text, text text, attempts int)
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  update mail m
  set attempts = m.attempts + 1,
      next_attempt_at = clock_timestamp() + least(p_longest_rest, p_first_rest * (2 ^ least(m.attempts, 20)))
  from (
    select d.id from mail d where d.next_attempt_at <= clock_timestamp()
    order by d.next_attempt_at limit p_count for update skip locked
  ) due
  where m.id = due.id
  returning m.id, m.dedupe_key, m.to_address, m.subject, m.html, m.text, m.attempts
$$;

-- What was sent is kept as a fact, without its links.
create function identity.mail_sent(p_id bigint) returns void
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  update mail set sent_at = clock_timestamp(), next_attempt_at = null, last_error = null, html = '', text = ''
  where id = p_id
$$;

create function identity.mail_failed(p_id bigint, p_error text, p_give_up boolean) returns void
language sql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
  update mail set last_error = left(p_error, 500), next_attempt_at = case when p_give_up then null else next_attempt_at end
  where id = p_id
$$;

create function identity.sweep_mail(p_older_than interval) returns int
language plpgsql volatile security definer set search_path = pg_catalog, identity, pg_temp as $$
declare
  swept int;
begin
  delete from mail where created_at < clock_timestamp() - p_older_than;
  get diagnostics swept = row_count;
  return swept;
end $$;

do $$
declare
  f regprocedure;
begin
  foreach f in array array[
    'identity.queue_mail_to_keepers(uuid, text, text, text, text, text)', 'identity.take_mail(int, interval, interval)',
    'identity.mail_sent(bigint)', 'identity.mail_failed(bigint, text, boolean)', 'identity.sweep_mail(interval)'
  ]::regprocedure[]
  loop
    execute format('alter function %s owner to graha_ledger', f);
    execute format('grant execute on function %s to graha_worker', f);
  end loop;
end $$;

revoke create on schema identity from graha_ledger;
