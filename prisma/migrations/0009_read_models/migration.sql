-- What screens and the authentication read. Each table can be emptied and rebuilt from the logs.

-- Inline, from the key-* streams. The secret's hash leaves through find_key alone: no login role but the worker, which
-- rebuilds the table, has the column.
create table graha.api_key (
  tenant_id           uuid not null,
  key_id              uuid not null,
  public_id           text not null unique,
  name                text not null,
  env                 text not null check (env in ('live', 'test')),
  prefix              text not null,
  last4               text not null,
  secret_hash         bytea not null,
  hash_version        int not null,
  scopes              text[] not null,
  cidrs               text[] not null,
  monthly_credits_max bigint,
  expires_at          timestamptz,
  status              text not null check (status in ('active', 'disabled', 'revoked')),
  replaced_by         uuid,
  issued_at           timestamptz not null,
  issued_by           text not null,
  revoked_at          timestamptz,
  primary key (tenant_id, key_id)
);
select graha.isolate('graha.api_key');
grant select on graha.api_key to graha_ledger;
grant select, insert, update, delete on graha.api_key to graha_worker;
grant insert on graha.api_key to graha_app;
grant update (name, scopes, cidrs, monthly_credits_max, expires_at, status, replaced_by, revoked_at)
  on graha.api_key to graha_app;
grant select (tenant_id, key_id, public_id, name, env, prefix, last4, hash_version, scopes, cidrs, monthly_credits_max,
  expires_at, status, replaced_by, issued_at, issued_by, revoked_at) on graha.api_key to graha_api, graha_app;

-- Replicas drop what they cached about a key as soon as its row changes.
create function graha.announce_key() returns trigger
language plpgsql set search_path = pg_catalog, graha, pg_temp as $$
begin
  perform pg_notify('graha_key', new.public_id);
  return null;
end $$;
create trigger announce_key after insert or update on graha.api_key for each row execute function graha.announce_key();

-- Authentication happens before a tenant is known, so it needs a function that sees past the policies.
create function graha.find_key(p_public_id text)
returns table (tenant_id uuid, key_id uuid, env text, status text, secret_hash bytea, hash_version int, scopes text[],
  cidrs text[], expires_at timestamptz, plan text, tenant_status text)
language sql stable security definer set search_path = pg_catalog, graha, pg_temp as $$
  select k.tenant_id, k.key_id, k.env, k.status, k.secret_hash, k.hash_version, k.scopes, k.cidrs, k.expires_at,
    a.plan, a.status
  from api_key k join credit_account a on a.tenant_id = k.tenant_id
  where k.public_id = p_public_id
$$;
alter function graha.find_key(text) owner to graha_ledger;
grant execute on function graha.find_key(text) to graha_api;

-- Inline, from the tenant-* and subscription-* streams.
create table graha.tenant_card (
  tenant_id  uuid primary key,
  name       text not null,
  plan       text not null,
  status     text not null check (status in ('active', 'suspended', 'erased')),
  created_at timestamptz not null
);
select graha.isolate('graha.tenant_card');
grant select, insert, update on graha.tenant_card to graha_app;
grant select, insert, update, delete on graha.tenant_card to graha_worker;

-- Asynchronous, from ledger_entry. Days are UTC. calls counts every call, of test keys too; credits what they cost.
create table graha.usage_by_day (
  tenant_id uuid not null,
  day       date not null,
  operation text not null,
  key_id    uuid not null,
  calls     bigint not null,
  credits   bigint not null,
  last_at   timestamptz not null,
  primary key (tenant_id, day, operation, key_id)
);
create index usage_by_day_key_idx on graha.usage_by_day (tenant_id, key_id, last_at);
select graha.isolate('graha.usage_by_day');
grant select on graha.usage_by_day to graha_api, graha_app;
grant select, insert, update, delete on graha.usage_by_day to graha_worker;

-- How far an asynchronous read model has come with one tenant. Within a tenant seq is dense and visible in order.
create table graha.projection_checkpoint (
  projection   text not null,
  tenant_id    uuid not null,
  period_start timestamptz not null,
  seq          bigint not null,
  primary key (projection, tenant_id)
);
select graha.isolate('graha.projection_checkpoint');
grant select on graha.projection_checkpoint to graha_app;
grant select, insert, update, delete on graha.projection_checkpoint to graha_worker;

-- How far a reader of all streams has come. epoch names the cluster whose transaction ids the position speaks of.
create table graha.feed_checkpoint (
  consumer text primary key,
  epoch    text not null,
  xid      xid8 not null,
  pos      bigint not null
);
grant select, insert, update, delete on graha.feed_checkpoint to graha_worker;
