import type { Actor } from '@graha/domain/core/event';
import type { DomainEvent } from '@graha/domain/events/events';
import type { TenantContext } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type AuditEntry = {
  /** Position in the trail. Pass it as `before` to get earlier entries. */
  pos: number;
  at: Date;
  type: DomainEvent['type'];
  streamId: string;
  actorKind: Actor['kind'];
  actorId: string;
  /** The operator who acted in the name of the actor. */
  impersonator: string | null;
  requestId: string | null;
  /** Contains no secrets. */
  data: Record<string, unknown>;
};

export type AuditFilter = {
  before?: number;
  limit: number;
  type?: AuditEntry['type'] | readonly AuditEntry['type'][];
  /** The kind and, if given, the id of the actor. Operators: includes their actions in another person's name. */
  actor?: { kind: Actor['kind']; id?: string };
  from?: Date;
  /** Exclusive. */
  to?: Date;
};

const ENTRIES_PER_PAGE_MAX = 500;

/** Returns the events of a workspace, newest first. The worker copies them about a second after the append. */
export function auditTrail({ db, tenantId }: TenantContext, filter: AuditFilter): Promise<AuditEntry[]> {
  const { before, limit, type, actor, from, to } = filter;
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT pos::float8 AS pos, at, type, stream_id AS "streamId", actor_kind AS "actorKind", actor_id AS "actorId",
         impersonator, request_id AS "requestId", data
       FROM graha.audit_trail
       WHERE tenant_id = $1 AND ($2::bigint IS NULL OR pos < $2) AND ($3::text[] IS NULL OR type = ANY ($3))
         AND ($4::text IS NULL OR actor_kind = $4 OR ($4 = 'admin' AND impersonator IS NOT NULL))
         AND ($5::text IS NULL OR actor_id = $5)
         AND at >= coalesce($6::timestamptz, '-infinity') AND at < coalesce($7::timestamptz, 'infinity')
       ORDER BY pos DESC LIMIT $8`,
      [
        tenantId,
        before ?? null,
        type === undefined ? null : [type].flat(),
        actor?.kind ?? null,
        actor?.id ?? null,
        from ?? null,
        to ?? null,
        Math.min(limit, ENTRIES_PER_PAGE_MAX),
      ],
    );
    return narrowed<AuditEntry>(rows);
  });
}

/** Returns the current or last URL of these webhooks of the workspace, including removed ones. */
export function webhookUrls(
  { db, tenantId }: TenantContext,
  { webhookIds }: { webhookIds: readonly string[] },
): Promise<{ webhookId: string; url: string }[]> {
  if (webhookIds.length === 0) return Promise.resolve([]);
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT DISTINCT ON (data ->> 'webhookId') data ->> 'webhookId' AS "webhookId", data ->> 'url' AS url
       FROM graha.audit_trail
       WHERE tenant_id = $1 AND type IN ('WebhookAdded', 'WebhookChanged') AND data ->> 'webhookId' = ANY ($2)
       ORDER BY data ->> 'webhookId', pos DESC`,
      [tenantId, webhookIds],
    );
    return required(rows, 'webhookId', 'url');
  });
}
