-- Finds an entry by its seq alone.
create or replace function graha.find_entry(p_tenant uuid, p_seq bigint) returns graha.ledger_entry
language plpgsql stable set search_path = pg_catalog, graha, pg_temp as $$
declare
  period timestamptz := 'infinity';
  e      ledger_entry;
begin
  loop -- One period at a time by primary key: a tenant has few periods and may have millions of entries.
    select max(period_start) into period from ledger_entry where tenant_id = p_tenant and period_start < period;
    if period is null then
      return null;
    end if;
    select * into e from ledger_entry where tenant_id = p_tenant and period_start = period and seq = p_seq;
    if found then
      return e;
    end if;
  end loop;
end $$;

alter function graha.find_entry owner to graha_ledger;
