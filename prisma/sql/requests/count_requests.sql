-- Counts the logged requests of a tenant from an instant on: counted full hours from their counts, the rest from rows.
create or replace function graha.count_requests(p_tenant uuid, p_from timestamptz) returns bigint
language sql stable set search_path = pg_catalog, graha, pg_temp as $$
  with bounds as (
    select counted, greatest(counted, counted_until) as rest
    from request_count_start, date_trunc('hour', greatest(p_from, since) + interval '1 hour' - interval '1 microsecond', 'UTC') counted
  )
  select coalesce((select sum(requests) from request_count
      where tenant_id = p_tenant and hour >= (select counted from bounds)), 0)::bigint
    + (select count(*) from request_log
      where tenant_id = p_tenant and at >= p_from and at < (select counted from bounds))
    + (select count(*) from request_log where tenant_id = p_tenant and at >= (select rest from bounds))
$$;

grant execute on function graha.count_requests to graha_operator, graha_worker;
