-- The order of the feed requires that each statement sees all earlier commits. A transaction with a single snapshot would put
-- its events before positions that readers have passed, and would read past events that it cannot see.
create or replace function graha.assert_read_committed() returns void
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  level text := current_setting('transaction_isolation');
begin
  if level not in ('read committed', 'read uncommitted') then
    raise exception using errcode = 'invalid_transaction_state',
      message = format('events are neither appended nor read in order at isolation level %s', level),
      hint = 'Begin the transaction with ISOLATION LEVEL READ COMMITTED.';
  end if;
end $$;

alter function graha.assert_read_committed owner to graha_ledger;
