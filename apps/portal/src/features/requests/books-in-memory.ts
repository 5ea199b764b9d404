import type { RequestRow } from '@graha/store/request-log';
import type { RequestBooks } from './books.ts';

/** One request of each of these workspaces; its id is the workspace's. */
export function requestBooksInMemory(tenantIds: readonly string[], at: Date): RequestBooks {
  const rows = tenantIds.map((tenantId): RequestRow => ({
    tenantId,
    keyId: null,
    requestId: tenantId,
    at,
    operation: 'kundali/basic',
    method: 'POST',
    status: 200,
    code: null,
    latencyMs: 7,
    credits: 1,
    isReplay: false,
  }));
  return {
    requests: async (tenantId) => ({ rows: rows.filter((row) => row.tenantId === tenantId), next: null }),
    request: async (tenantId, requestId) =>
      rows.find((row) => row.tenantId === tenantId && row.requestId === requestId) ?? null,
  };
}
