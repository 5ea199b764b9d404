import 'server-only';
import {
  listRequests,
  requestById,
  type RequestFilter,
  type RequestPage,
  type RequestRow,
} from '@graha/store/request-log';

export type RequestBooks = {
  requests(tenantId: string, filter: RequestFilter & { before?: string; limit: number }): Promise<RequestPage>;
  request(tenantId: string, requestId: string): Promise<RequestRow | null>;
};

type Pool = Parameters<typeof listRequests>[0];

export const createRequestBooks = (pool: Pool): RequestBooks => ({
  requests: (tenantId, filter) => listRequests(pool, tenantId, filter),
  request: (tenantId, requestId) => requestById(pool, tenantId, requestId),
});
