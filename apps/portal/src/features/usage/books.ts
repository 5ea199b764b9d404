import 'server-only';
import { requestCounts, type RequestCount } from '@graha/store/request-counts';
import { usageBehind } from '@graha/store/usage';

export type CountsWish = { from: Date; to: Date; per?: 'day'; by?: 'operation' | 'key' };

export type UsageBooks = {
  /** From the request log, which is kept for thirty days. */
  requestCounts(tenantId: string, wish: CountsWish): Promise<RequestCount[]>;
  /** Entries of the ledger that the usage by day does not count yet. */
  usageBehind(tenantId: string): Promise<number>;
};

type Pool = Parameters<typeof requestCounts>[0];

export const createUsageBooks = (pool: Pool): UsageBooks => ({
  requestCounts: (tenantId, wish) => requestCounts(pool, tenantId, wish),
  usageBehind: (tenantId) => usageBehind(pool, tenantId),
});
