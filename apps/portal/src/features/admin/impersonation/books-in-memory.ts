import { Refusal } from '@graha/domain/refusal';
import type { ImpersonationBooks } from './books.ts';

/** Operators who look at one of these workspaces at a time. `calls`: what was asked, in words. */
export function impersonationBooksInMemory(tenantIds: readonly string[], calls: string[] = []): ImpersonationBooks {
  const looks = new Map<string, string>();
  return {
    impersonation: async () => null,
    async startImpersonation({ operatorId, sessionId, tenantId, reason, ticket }) {
      if (!tenantIds.includes(tenantId)) throw new Refusal('tenant_unknown');
      if (looks.has(operatorId)) throw new Refusal('impersonation_running');
      looks.set(operatorId, tenantId);
      calls.push(`start ${operatorId} ${sessionId} ${tenantId} ${reason} ${ticket}`);
    },
    async stopImpersonation(operatorId) {
      looks.delete(operatorId);
      calls.push(`stop ${operatorId}`);
    },
    endWithSession: async () => undefined,
  };
}
