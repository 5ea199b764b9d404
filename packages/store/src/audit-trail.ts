import type { Actor } from '@graha/domain/event';
import type { DomainEvent } from '@graha/domain/events';
import type { Pool } from 'pg';
import { withTenant } from './tenant-transaction.ts';

export type AuditEntry = {
  /** Its place; give it as `before` to see what came earlier. */
  pos: number;
  at: Date;
  type: DomainEvent['type'];
  streamId: string;
  actorKind: Actor['kind'];
  actorId: string;
  /** The operator who acted under the actor's name. */
  impersonator: string | null;
  requestId: string | null;
  /** Never what is secret. */
  data: Record<string, unknown>;
};

export type AuditFilter = { before?: number; limit: number; type?: AuditEntry['type'] | readonly AuditEntry['type'][] };

const ENTRIES_PER_PAGE_MAX = 500;

/** What happened in a workspace, newest first, as far as the worker has copied it: a second or so. */
export function auditTrail(pool: Pool, tenantId: string, { before, limit, type }: AuditFilter): Promise<AuditEntry[]> {
  return withTenant(pool, tenantId, async (tx) => {
    const { rows } = await tx.query<AuditEntry>(
      `SELECT pos::float8 AS pos, at, type, stream_id AS "streamId", actor_kind AS "actorKind", actor_id AS "actorId",
         impersonator, request_id AS "requestId", data
       FROM graha.audit_trail
       WHERE tenant_id = $1 AND ($2::bigint IS NULL OR pos < $2) AND ($3::text[] IS NULL OR type = ANY ($3))
       ORDER BY pos DESC LIMIT $4`,
      [tenantId, before ?? null, type === undefined ? null : [type].flat(), Math.min(limit, ENTRIES_PER_PAGE_MAX)],
    );
    return rows;
  });
}
