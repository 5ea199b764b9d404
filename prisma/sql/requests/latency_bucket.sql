-- Returns the bucket of request_latency for a latency in ms: each is nine per cent wider than the previous one.
create or replace function graha.latency_bucket(p_ms real) returns smallint
language sql immutable parallel safe as $$
  select floor(8 * ln(greatest(p_ms, 0.001)) / ln(2::float8))::smallint
$$;

alter function graha.latency_bucket owner to graha_ledger;
grant execute on function graha.latency_bucket to graha_app;
