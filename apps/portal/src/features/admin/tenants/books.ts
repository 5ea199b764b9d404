import 'server-only';
import { tenantOverview, type TenantFilter, type TenantOverview } from '@graha/store/tenant-overview';
import type { OperatorPools } from '../pools.ts';

export type TenantBooks = {
  tenants(filter: TenantFilter): Promise<TenantOverview[]>;
};

export const createTenantBooks = ({ reads }: OperatorPools): TenantBooks => ({
  tenants: (filter) => tenantOverview(reads, filter),
});
