import type { PlanId } from '@graha/domain/billing/plans';
import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';

export type TenantOverview = {
  tenantId: string;
  name: string;
  plan: PlanId;
  status: 'active' | 'suspended' | 'erased';
  createdAt: Date;
  creditsRemaining: number;
  /** Calls in this period; `callsLimit` null: no limit. */
  callsUsed: number;
  callsLimit: number | null;
  /** Time of the last charged call, up to the last usage count. */
  lastCallAt: Date | null;
};

export type TenantFilter = {
  /** This workspace alone. A search for its id would also find workspaces with the id in their name. */
  tenantId?: string;
  /** A part of the name, or a full id. */
  search?: string;
  /** Further ids that a search includes. */
  orTenantIds?: readonly string[];
  plan?: PlanId;
  status?: TenantOverview['status'];
  /** The last workspace of the previous page. */
  after?: Pick<TenantOverview, 'createdAt' | 'tenantId'>;
  limit: number;
};

const TENANTS_PER_PAGE_MAX = 200;

/**
 * Returns workspaces for operators, newest first (role: worker). Balance and calls come from the ledger; the last call is the
 * last one counted.
 */
export async function tenantOverview({ db }: Db, filter: TenantFilter): Promise<TenantOverview[]> {
  const { tenantId, search, orTenantIds = [], plan, status, after, limit } = filter;
  const { rows } = await query(
    db,
    `SELECT c.tenant_id AS "tenantId", c.name, a.plan, c.status, c.created_at AS "createdAt",
       a.remaining::float8 AS "creditsRemaining", a.calls_used::float8 AS "callsUsed",
       a.calls_limit::float8 AS "callsLimit", l.at AS "lastCallAt"
     FROM graha.tenant_card c JOIN graha.credit_account a USING (tenant_id)
     LEFT JOIN graha.last_call l USING (tenant_id)
     WHERE ($1::text IS NULL OR strpos(lower(c.name), lower($1)) > 0 OR c.tenant_id::text = $1
         OR c.tenant_id = ANY($8::uuid[]))
       AND ($2::text IS NULL OR a.plan = $2) AND ($3::text IS NULL OR c.status = $3)
       AND ($4::timestamptz IS NULL OR (date_trunc('milliseconds', c.created_at AT TIME ZONE 'UTC'), c.tenant_id) < ($4::timestamptz AT TIME ZONE 'UTC', $5))
       AND ($7::uuid IS NULL OR c.tenant_id = $7)
     ORDER BY date_trunc('milliseconds', c.created_at AT TIME ZONE 'UTC') DESC, c.tenant_id DESC LIMIT $6`,
    [
      search ?? null,
      plan ?? null,
      status ?? null,
      after?.createdAt ?? null,
      after?.tenantId ?? null,
      Math.min(limit, TENANTS_PER_PAGE_MAX),
      tenantId ?? null,
      orTenantIds,
    ],
  );
  return narrowed<TenantOverview>(rows);
}
