import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/router/root';
import type { TenantOverview } from '@graha/store/tenants/tenant-overview';
import { Badge } from '@graha/ui/badge.tsx';

export type Tenant = inferRouterOutputs<AppRouter>['admin']['tenants']['read'];
export type TenantsBatch = inferRouterOutputs<AppRouter>['admin']['tenants']['list'];

export const tenantPath = (tenantId: string): string => `/admin/tenants/${tenantId}`;

const BADGES = {
  active: { tone: 'ok', shape: 'dot' },
  suspended: { tone: 'bad', shape: 'diamond' },
  erased: { tone: 'neutral', shape: 'diamond' },
} as const;

export const TenantStatus = ({ status }: Pick<TenantOverview, 'status'>) => <Badge {...BADGES[status]}>{status}</Badge>;
