-- One word for entries that follow each other: a range. What an audit or an archive keeps of the balances is a state.
alter table graha.archived_stretch rename to archived_range;
alter table graha.archived_range rename constraint archived_stretch_pkey to archived_range_pkey;
alter table graha.archived_range rename constraint archived_stretch_check to archived_range_check;
alter table graha.archived_range rename column books to state;
alter table graha.audit_checkpoint rename column books to state;
