-- Who there is, and the two rooms they work in.
--
-- Roles belong to the whole cluster, so each may exist already (another database of this product) or be made at this
-- very moment by a neighbour's migration. They get no password here: whoever runs the servers sets it with ALTER ROLE.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('graha_api',    'login'),    -- the HTTP API: reads one tenant, charges through functions
      ('graha_app',    'login'),    -- the portal: reads one tenant, appends events through a function
      ('graha_auth',   'login'),    -- Better Auth's own client: the identity schema and nothing else
      ('graha_worker', 'login'),    -- background work: reads every tenant, writes read models
      ('graha_ledger', 'nologin')   -- owns the SECURITY DEFINER functions; nobody signs in as it
    ) as roles (name, kind)
  loop
    begin
      if not exists (select from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.kind);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- A neighbour was quicker.
    end;
  end loop;

  -- The owner hands functions over to graha_ledger and sees every tenant through it. Since Postgres 16 the maker of a
  -- role administers it without belonging to it, so it grants itself the rest.
  begin
    if not pg_has_role(current_user, 'graha_ledger', 'usage') then
      execute format('grant graha_ledger to %I', current_user);
    end if;
  exception when unique_violation or internal_error then
    if not pg_has_role(current_user, 'graha_ledger', 'usage') then
      raise;
    end if;
  end;
end $$;

-- Time limits live with the role: a pooler in transaction mode refuses them as start-up parameters of a connection.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('graha_api', '5s'), ('graha_app', '15s'), ('graha_auth', '15s'), ('graha_worker', '10min')
    ) as limits (name, statement_timeout)
  loop
    execute format('alter role %I in database %I set statement_timeout = %L',
      wanted.name, current_database(), wanted.statement_timeout);
    execute format('alter role %I in database %I set idle_in_transaction_session_timeout = ''15s''',
      wanted.name, current_database());
  end loop;
end $$;

create schema graha;
create schema identity;

grant usage on schema graha to graha_api, graha_app, graha_worker;
grant usage, create on schema graha to graha_ledger;
grant usage on schema identity to graha_auth;

-- What this owner makes from now on can be executed by nobody until it is granted by name.
alter default privileges revoke execute on functions from public;
