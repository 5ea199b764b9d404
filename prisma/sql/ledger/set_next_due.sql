-- Recomputes the earliest moment at which the account must be settled. The caller holds the account's lock.
create or replace function graha.set_next_due(p_tenant uuid) returns void
language sql volatile set search_path = pg_catalog, graha, pg_temp as $$
  update credit_account set next_due = least(period_end, next_plan_at,
      (select min(g.expires_at) from credit_grant g where g.tenant_id = p_tenant and unspent(g) > 0))
    where tenant_id = p_tenant
$$;

alter function graha.set_next_due owner to graha_ledger;
