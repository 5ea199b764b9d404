-- Returns the data of an event as it reads without the key of its text.
create or replace function graha.without_text(p_data jsonb, p_sealed jsonb) returns jsonb
language plpgsql immutable set search_path = pg_catalog, graha, pg_temp as $$
declare
  path  text;
  value jsonb;
begin
  for path, value in select * from jsonb_each(p_sealed -> 'members') loop
    p_data := jsonb_set(p_data, string_to_array(path, '.'), value);
  end loop;
  return p_data;
end $$;

alter function graha.without_text owner to graha_ledger;
grant execute on function graha.without_text to graha_worker;
