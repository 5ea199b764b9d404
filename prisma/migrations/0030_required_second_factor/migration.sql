-- A workspace may require a second factor of its members. A session from before that moment is asked for a code too.
alter table identity.organization add column second_factor_since timestamptz(3);
comment on column identity.organization.second_factor_since is 'Null: not required.';
