import { operator } from '@graha/domain/operations/operator';
import { Refusal } from '@graha/domain/core/refusal';
import { tenant } from '@graha/domain/team/tenant';
import type { Pool } from 'pg';
import { execute, stateOf } from '../aggregates/execute.ts';
import { query } from '../postgres/query.ts';
import { asOperator } from '../read-models/impersonation.ts';
import { inTransaction, withTenant } from '../postgres/tenant-transaction.ts';
import type { ActorContext, Db } from '../postgres/context.ts';

/** A read-only view of a workspace, with the owner's rights to read, for an operator. */
export type Impersonation = { tenantId: string; name: string; reason: string; endsAt: Date };

export type NewImpersonation = {
  operatorId: string;
  /** The session that will view the workspace; the operator's other sessions do not change. */
  sessionId: string;
  tenantId: string;
  reason: string;
  ticket: string | null;
};

/** @throws Refusal if the workspace does not exist or was erased, or if this operator is already viewing one */
export async function startImpersonation(ctx: ActorContext, { operatorId, ...view }: NewImpersonation): Promise<void> {
  const { status, members } = await stateOf(ctx, tenant, view.tenantId);
  if (status === 'absent') throw new Refusal('tenant_unknown');
  if (status === 'erased') throw new Refusal('tenant_erased');
  const userId = Object.keys(members).find((id) => members[id] === 'owner') ?? null;
  await execute(ctx, operator, operatorId, { type: 'impersonate', ...view, userId });
}

/** Returns false if there is no view to end, or if another session than `sessionId` has it. */
export async function stopImpersonation(
  ctx: ActorContext,
  { operatorId, sessionId, how }: { operatorId: string; sessionId?: string; how: 'stopped' | 'signed-out' },
): Promise<boolean> {
  const isOurs = sessionId === undefined || (await rowOf(ctx.db, operatorId))?.sessionId === sessionId;
  if (!isOurs) return false;
  const stored = await execute(ctx, operator, operatorId, { type: 'stopImpersonating', how });
  return stored.length > 0;
}

/** Returns the view of this session, or null. Read for every request of an operator. */
export async function impersonationOf(
  { db }: Db,
  { operatorId, sessionId }: { operatorId: string; sessionId: string },
): Promise<Impersonation | null> {
  const row = await rowOf(db, operatorId);
  if (!row || row.isOver || row.sessionId !== sessionId) return null;
  const { tenantId, reason, endsAt } = row;
  const { rows } = await withTenant(db, tenantId, (tx) =>
    query(tx, 'SELECT name FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]),
  );
  return rows[0] ? { tenantId, name: rows[0].name, reason, endsAt } : null;
}

/** Records the end of expired impersonations (role: worker). @returns the number ended */
export async function endExpiredImpersonations({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    'SELECT operator_id AS "operatorId" FROM graha.impersonation WHERE ends_at <= (SELECT graha.ledger_now())',
  );
  for (const { operatorId } of rows) {
    const ctx = { db, actor: { kind: 'system', id: 'impersonation' } } as const;
    await stopImpersonation(ctx, { operatorId, how: 'stopped' });
  }
  return rows.length;
}

type Row = Omit<Impersonation, 'name'> & { sessionId: string; isOver: boolean };

const rowOf = (pool: Pool, operatorId: string): Promise<Row | undefined> =>
  inTransaction(pool, async (tx) => {
    await asOperator(tx, operatorId);
    const { rows } = await query(
      tx,
      `SELECT session_id AS "sessionId", tenant_id AS "tenantId", reason, ends_at AS "endsAt",
         ends_at <= graha.ledger_now() AS "isOver"
       FROM graha.impersonation WHERE operator_id = $1`,
      [operatorId],
    );
    return rows[0];
  });
