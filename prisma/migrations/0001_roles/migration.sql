-- The login roles, the role that owns the functions, and the two schemas.
--
-- Roles belong to the cluster: another database of this product may have created them, or may create them at this
-- moment. They get no password here: the job that deploys the servers sets it with ALTER ROLE.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('graha_api',      'login'),   -- the HTTP API: reads one tenant, charges through functions
      ('graha_app',      'login'),   -- the portal: reads one tenant, appends events through a function
      ('graha_auth',     'login'),   -- Better Auth's own client: the identity schema only
      ('graha_operator', 'login'),   -- the portal's operator pages: reads every tenant
      ('graha_worker',   'login'),   -- background work: reads every tenant, writes read models
      ('graha_ledger',   'nologin')  -- owns the SECURITY DEFINER functions
    ) as roles (name, kind)
  loop
    begin
      if not exists (select from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.kind);
      end if;
    exception when duplicate_object or unique_violation then
      null; -- Another migration has created the role at the same moment.
    end;
  end loop;

  -- The owner gives functions to graha_ledger and sees every tenant through it. Since Postgres 16 the creator of a role
  -- administers the role without being a member of it.
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

-- Time limits belong to the role: a pooler in transaction mode refuses them as start-up parameters of a connection.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('graha_api', '5s'), ('graha_app', '15s'), ('graha_auth', '15s'), ('graha_operator', '15s'),
      ('graha_worker', '10min')
    ) as limits (name, statement_timeout)
  loop
    execute format('alter role %I in database %I set statement_timeout = %L',
      wanted.name, current_database(), wanted.statement_timeout);
    execute format('alter role %I in database %I set idle_in_transaction_session_timeout = %L',
      wanted.name, current_database(), '15s');
  end loop;
  execute format('alter role graha_operator in database %I set default_transaction_read_only = on', current_database());
end $$;

create schema graha;
create schema identity;

grant usage on schema graha to graha_api, graha_app, graha_operator, graha_worker;
grant usage, create on schema graha to graha_ledger;
grant usage on schema identity to graha_auth, graha_ledger, graha_worker;

-- A new function can be executed by no role until it is granted by name.
alter default privileges revoke execute on functions from public;
