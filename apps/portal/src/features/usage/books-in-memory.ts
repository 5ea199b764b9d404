import type { UsageBooks } from './books.ts';

/** One answered request in the log of each of these workspaces. */
export const usageBooksInMemory = (tenantIds: readonly string[], at: Date): UsageBooks => ({
  requestCounts: async (tenantId, { per, by }) =>
    tenantIds.includes(tenantId)
      ? [
          {
            at: per === 'day' ? at : null,
            group: by ? tenantId : null,
            requests: 1,
            succeeded: 1,
            redirected: 0,
            refused: 0,
            failed: 0,
            replayed: 0,
            p50Ms: 7,
            p95Ms: 9,
          },
        ]
      : [],
  usageBehind: async () => 0,
});
