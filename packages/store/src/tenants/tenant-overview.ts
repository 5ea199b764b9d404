import type { PlanId } from '@graha/domain/billing/plans';
import type { Db } from '../postgres/context.ts';

export type TenantOverview = {
  tenantId: string;
  name: string;
  plan: PlanId;
  status: 'active' | 'suspended' | 'erased';
  createdAt: Date;
  creditsRemaining: number;
  /** In this period; `callsLimit` null: no limit. */
  callsUsed: number;
  callsLimit: number | null;
  /** Of the last call that was charged, as far as usage has been counted. */
  lastCallAt: Date | null;
};

export type TenantFilter = {
  /** This one alone. A search for its id finds those too that have the id in their name. */
  tenantId?: string;
  /** A part of the name, or a whole id. */
  search?: string;
  /** What a search finds beside those. */
  orTenantIds?: readonly string[];
  plan?: PlanId;
  status?: TenantOverview['status'];
  /** The last one of the page before. */
  after?: Pick<TenantOverview, 'createdAt' | 'tenantId'>;
  limit: number;
};

const TENANTS_PER_PAGE_MAX = 200;

/**
 * Workspaces as an operator lists them, as worker: the newest first. Balance and calls are those of the ledger itself; the
 * last call is the last that is counted.
 */
export async function tenantOverview({ db }: Db, filter: TenantFilter): Promise<TenantOverview[]> {
  const { tenantId, search, orTenantIds = [], plan, status, after, limit } = filter;
  const { rows } = await db.query<TenantOverview>(
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
  return rows;
}
