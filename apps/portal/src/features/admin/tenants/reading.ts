import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../trpc/root.ts';

export type TenantReading = inferRouterOutputs<AppRouter>['admin']['tenants']['read'];
export type TenantsPage = inferRouterOutputs<AppRouter>['admin']['tenants']['list'];
