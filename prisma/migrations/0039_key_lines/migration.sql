-- Keys that share a cap: a successor spends from the cap of the first key of its line, and a key that a key made also from
-- the cap of its maker.
alter table graha.api_key
  add column line_id  uuid,
  add column maker_id uuid;
comment on column graha.api_key.line_id is 'The first of the keys that replaced one another; null: this one.';
comment on column graha.api_key.maker_id is 'The first key of the line of the key that made this one; null: a person did.';
create index api_key_line_id_idx on graha.api_key (tenant_id, line_id) where line_id is not null;
create index api_key_maker_id_idx on graha.api_key (tenant_id, maker_id) where maker_id is not null;
grant select (line_id, maker_id) on graha.api_key to graha_api, graha_app, graha_operator;
