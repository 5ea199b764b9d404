import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { withoutSecrets } from '@graha/domain/events/events';
import type { PoolClient } from 'pg';
import { consumeFeed } from '../log/event-feed.ts';
import type { Recorded } from '../log/event-store.ts';
import type { Db } from '../postgres/context.ts';

export const AUDIT_TRAIL = 'audit-trail';

/** Copies new events of the log to the audit trails of workspaces (role: worker); returns the number of events. */
export const copyAuditTrail = (ctx: Db): Promise<number> =>
  consumeFeed(ctx, { name: AUDIT_TRAIL, handle: auditTrailInto('graha.audit_trail') });

export const auditTrailInto =
  (table: string) =>
  async (tx: PoolClient, event: Recorded): Promise<void> => {
    const tenantId = tenantOf(event);
    if (tenantId === null) return;
    const { actor } = event;
    await tx.query(
      `INSERT INTO ${table} (tenant_id, pos, at, type, stream_id, actor_kind, actor_id, impersonator, request_id, data)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        tenantId,
        event.pos,
        event.occurredAt,
        event.type,
        event.streamId,
        actor.kind,
        actor.id,
        actor.impersonator ?? null,
        event.requestId,
        withoutSecrets(event).data,
      ],
    );
  };

/** An operator's visit is an event in the operator's own stream, but the visited workspace sees it too. */
function tenantOf(event: Recorded): string | null {
  if (event.tenantId !== NIL_TENANT_ID) return event.tenantId;
  if (event.type === 'ImpersonationStarted' || event.type === 'ImpersonationEnded') return event.data.tenantId;
  return null;
}
