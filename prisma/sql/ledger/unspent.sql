-- Returns the unspent credits of a grant.
create or replace function graha.unspent(p_grant graha.credit_grant) returns bigint
language sql immutable parallel safe as $$
  select p_grant.amount - p_grant.used - p_grant.expired - p_grant.withdrawn
$$;

alter function graha.unspent owner to graha_ledger;
