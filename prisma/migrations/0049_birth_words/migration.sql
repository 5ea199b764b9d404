-- Births are listed by tag and by the words of their label. Row level security keeps the index of tag_hashes unused, because the
-- operator of arrays could leak rows, so a list by a rare tag read every birth of the workspace. Here a page reads as many rows as
-- it shows. Labels of births that were stored before are found once they are stored again. A later migration drops tag_hashes.
create table graha.birth_word (
  tenant_id  uuid not null,
  birth_id   uuid not null,
  word_hash  bytea not null check (octet_length(word_hash) = 16),
  created_at timestamptz not null,
  primary key (tenant_id, birth_id, word_hash)
);
comment on column graha.birth_word.word_hash is 'Of a tag, or of a word of the label, under the workspace''s row of graha.text_key.';
create index birth_word_newest on graha.birth_word (tenant_id, word_hash, created_at desc, birth_id desc);
insert into graha.birth_word (tenant_id, birth_id, word_hash, created_at)
  select distinct b.tenant_id, b.birth_id, substring(hash from 1 for 16), b.created_at from graha.birth b, unnest(b.tag_hashes) hash;
drop index graha.birth_tags;

grant select, insert, delete on graha.birth_word to graha_api, graha_app;
grant select, delete on graha.birth_word to graha_worker;
