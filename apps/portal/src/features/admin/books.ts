import 'server-only';
import { stateAt, type Moment } from '@graha/store/history';
import { tenantOverview, type TenantFilter, type TenantOverview } from '@graha/store/tenant-overview';

/** What an operator reads of every workspace. */
export type OperatorBooks = {
  tenants(filter: TenantFilter): Promise<TenantOverview[]>;
  /** How a workspace stood at an instant. */
  moment(tenantId: string, at: Date): Promise<Moment>;
};

type Pool = Parameters<typeof stateAt>[0];

export const createOperatorBooks = (pool: Pool): OperatorBooks => ({
  tenants: (filter) => tenantOverview(pool, filter),
  moment: (tenantId, at) => stateAt(pool, tenantId, at),
});
