-- Returns the threshold after p_crossed, in percent; null after the last.
create or replace function graha.next_threshold(p_crossed int) returns int
language sql immutable parallel safe as $$
  select case when p_crossed < 50 then 50 when p_crossed < 80 then 80 when p_crossed < 100 then 100 end
$$;

alter function graha.next_threshold owner to graha_ledger;
