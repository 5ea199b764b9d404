-- The births that a workspace stores. What they say is sealed under the key of the workspace's texts, so that the destruction of
-- that key makes every copy of a row unreadable. References and tags are found by hashes under the same key.
create table graha.birth (
  tenant_id      uuid not null,
  birth_id       uuid not null,
  reference_hash bytea check (octet_length(reference_hash) = 32),
  tag_hashes     bytea[] not null default '{}',
  sealed         bytea not null,
  version        int not null default 1 check (version > 0),
  created_at     timestamptz not null,
  changed_at     timestamptz not null,
  primary key (tenant_id, birth_id)
);
comment on column graha.birth.sealed is 'Nonce, ciphertext and tag under the workspace''s row of graha.text_key.';
create unique index birth_reference on graha.birth (tenant_id, reference_hash) where reference_hash is not null;
create index birth_newest on graha.birth (tenant_id, created_at desc, birth_id desc);
create index birth_tags on graha.birth using gin (tag_hashes);

-- The number of births of each workspace. Every writer locks the row, so that the limit of the plan holds among concurrent writers.
create table graha.birth_count (
  tenant_id uuid primary key,
  births    int not null check (births >= 0)
);

grant select, insert, update, delete on graha.birth to graha_api, graha_app;
grant select, insert, update on graha.birth_count to graha_api, graha_app;
grant select, delete on graha.birth, graha.birth_count to graha_worker;

-- Calls that name a stored birth open it without a lock.
grant select on graha.text_key to graha_api;
