import 'server-only';
import { auditTrail, type AuditEntry, type AuditFilter } from '@graha/store/audit-trail';

export type AuditBooks = {
  /** Newest first. */
  auditTrail(tenantId: string, filter: AuditFilter): Promise<AuditEntry[]>;
};

type Pool = Parameters<typeof auditTrail>[0];

export const createAuditBooks = (pool: Pool): AuditBooks => ({
  auditTrail: (tenantId, filter) => auditTrail(pool, tenantId, filter),
});
