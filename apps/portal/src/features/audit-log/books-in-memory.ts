import type { AuditEntry } from '@graha/store/audit-trail';
import type { AuditBooks } from './books.ts';

const entry = (pos: number, at: Date, change: Partial<AuditEntry>): AuditEntry => ({
  pos,
  at,
  type: 'TenantRenamed',
  streamId: 'tenant',
  actorKind: 'user',
  actorId: 'user-1',
  impersonator: null,
  requestId: 'req_1',
  data: { name: 'Nadir Tools' },
  ...change,
});

/** Of each of these workspaces: it was named by its id, a key was revoked in it, and an operator looked at it. */
export function auditBooksInMemory(
  tenantIds: readonly string[],
  keyIdOf: (tenantId: string) => string,
  at: Date,
): AuditBooks {
  const entriesOf = (tenantId: string): AuditEntry[] =>
    tenantIds.includes(tenantId)
      ? [
          entry(3, at, {
            type: 'ImpersonationStarted',
            actorKind: 'admin',
            actorId: 'operator-1',
            data: {
              tenantId,
              userId: 'user-0',
              reason: 'They see no invoices',
              ticket: null,
              endsAt: at.toISOString(),
            },
          }),
          entry(2, at, { type: 'KeyRevoked', data: { keyId: keyIdOf(tenantId), reason: 'leaked' } }),
          entry(1, at, { data: { name: tenantId } }),
        ]
      : [];
  return {
    auditTrail: async (tenantId, { before = Infinity, type, actor, limit }) =>
      entriesOf(tenantId)
        .filter(({ pos }) => pos < before)
        .filter((one) => type === undefined || [type].flat().includes(one.type))
        .filter((one) => actor === undefined || one.actorKind === actor.kind)
        .slice(0, limit),
  };
}
