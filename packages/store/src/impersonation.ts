import { NIL_TENANT_ID } from '@graha/domain/event';
import { operator, type OperatorCommand } from '@graha/domain/operator';
import { Refusal } from '@graha/domain/refusal';
import { adminStream, tenantStream } from '@graha/domain/streams';
import { tenant, type Tenant, type TenantEvent } from '@graha/domain/tenant';
import type { Pool } from 'pg';
import { execute } from './execute.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { asOperator } from './read-models/impersonation.ts';
import { inTransaction, withTenant } from './tenant-transaction.ts';
import { contextOf, nowOf, type Acting } from './workspace.ts';

/** A workspace that an operator looks at as its owner would, and changes nothing. */
export type Impersonation = { tenantId: string; name: string; reason: string; endsAt: Date };

export type ImpersonationWish = {
  operatorId: string;
  /** The session that will look; every other of the operator's stays where it is. */
  sessionId: string;
  tenantId: string;
  reason: string;
  ticket: string | null;
};

/** @throws Refusal if the workspace is not there, was erased, or if this operator looks at one already */
export async function startImpersonation(pool: Pool, wish: ImpersonationWish, acting: Acting): Promise<void> {
  const { operatorId, ...look } = wish;
  const { status, members } = await tenantOf(pool, wish.tenantId);
  if (status === 'absent') throw new Refusal('tenant_unknown');
  if (status === 'erased') throw new Refusal('tenant_erased');
  const userId = Object.keys(members).find((id) => members[id] === 'owner') ?? null;
  await command(pool, operatorId, { type: 'impersonate', ...look, userId, now: await nowOf(pool) }, acting);
}

/** False if nothing was to end: no look is going on, or (`sessionId`) another session's. */
export async function stopImpersonation(
  pool: Pool,
  { operatorId, sessionId, how }: { operatorId: string; sessionId?: string; how: 'stopped' | 'signed-out' },
  acting: Acting,
): Promise<boolean> {
  const isOurs = sessionId === undefined || (await rowOf(pool, operatorId))?.sessionId === sessionId;
  if (!isOurs) return false;
  return command(pool, operatorId, { type: 'stopImpersonating', how, now: await nowOf(pool) }, acting);
}

/** Null: this session is at home. Asked with every request of an operator's. */
export async function impersonationOf(
  pool: Pool,
  { operatorId, sessionId }: { operatorId: string; sessionId: string },
): Promise<Impersonation | null> {
  const row = await rowOf(pool, operatorId);
  if (!row || row.isOver || row.sessionId !== sessionId) return null;
  const { tenantId, reason, endsAt } = row;
  const { rows } = await withTenant(pool, tenantId, (tx) =>
    tx.query<{ name: string }>('SELECT name FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]),
  );
  return rows[0] ? { tenantId, name: rows[0].name, reason, endsAt } : null;
}

/** As worker: tells the end of those that nobody ended in time. How many. */
export async function endExpiredImpersonations(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ operatorId: string }>(
    'SELECT operator_id AS "operatorId" FROM graha.impersonation WHERE ends_at <= graha.ledger_now()',
  );
  for (const { operatorId } of rows) {
    const bySweep = { actor: { kind: 'system', id: 'impersonation' } } as const;
    await stopImpersonation(pool, { operatorId, how: 'stopped' }, bySweep);
  }
  return rows.length;
}

type Row = Omit<Impersonation, 'name'> & { sessionId: string; isOver: boolean };

const rowOf = (pool: Pool, operatorId: string): Promise<Row | undefined> =>
  inTransaction(pool, async (tx) => {
    await asOperator(tx, operatorId);
    const { rows } = await tx.query<Row>(
      `SELECT session_id AS "sessionId", tenant_id AS "tenantId", reason, ends_at AS "endsAt",
         ends_at <= graha.ledger_now() AS "isOver"
       FROM graha.impersonation WHERE operator_id = $1`,
      [operatorId],
    );
    return rows[0];
  });

async function tenantOf(pool: Pool, tenantId: string): Promise<Tenant> {
  const { events } = await createPostgresEventStore(pool, []).read(tenantStream(tenantId), tenantId);
  // Safe: a tenant's stream holds the events of a tenant.
  return events.map((event) => event as unknown as TenantEvent).reduce(tenant.evolve, tenant.initial);
}

async function command(pool: Pool, operatorId: string, wish: OperatorCommand, acting: Acting): Promise<boolean> {
  const store = createPostgresEventStore(pool, INLINE);
  const context = contextOf(NIL_TENANT_ID, acting);
  return (await execute(store, operator, adminStream(operatorId), wish, context)).length > 0;
}
