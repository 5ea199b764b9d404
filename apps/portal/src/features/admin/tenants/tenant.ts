import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/trpc/root';

export type Tenant = inferRouterOutputs<AppRouter>['admin']['tenants']['read'];
export type TenantsBatch = inferRouterOutputs<AppRouter>['admin']['tenants']['list'];

export const tenantPath = (tenantId: string): string => `/admin/tenants/${tenantId}`;
