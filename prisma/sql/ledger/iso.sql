-- Formats a time as in the data of an entry.
create or replace function graha.iso(p_at timestamptz) returns text
language sql stable parallel safe as $$ select to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') $$;

alter function graha.iso owner to graha_ledger;
