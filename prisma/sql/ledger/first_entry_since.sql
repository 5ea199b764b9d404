-- Returns the first entry of a tenant from an instant on, by its position in the primary key; null if there is none. Times
-- never decrease along a chain, so a binary search finds it: about twenty look-ups for any number of entries.
create or replace function graha.first_entry_since(p_tenant uuid, p_at timestamptz, out period_start timestamptz,
  out seq bigint)
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  period timestamptz := 'infinity';
  low    bigint;
  high   bigint;
  middle bigint;
begin
  loop -- The newest period first, because queries are rarely about old ones.
    select max(e.period_start) into period from ledger_entry e where e.tenant_id = p_tenant and e.period_start < period;
    exit when period is null;
    select min(e.seq), max(e.seq) into low, high from ledger_entry e
    where e.tenant_id = p_tenant and e.period_start = period;
    exit when p_at > (select e.at from ledger_entry e
      where e.tenant_id = p_tenant and e.period_start = period and e.seq = high);
    while low < high loop
      middle := (low + high) / 2;
      if p_at > (select e.at from ledger_entry e
        where e.tenant_id = p_tenant and e.period_start = period and e.seq = middle) then
        low := middle + 1;
      else
        high := middle;
      end if;
    end loop;
    period_start := period;
    seq := low;
  end loop;
end $$;

alter function graha.first_entry_since owner to graha_ledger;
grant execute on function graha.first_entry_since to graha_worker;
