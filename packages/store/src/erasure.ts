import type { Pool, PoolClient } from 'pg';
import { feedSteps } from './event-feed.ts';
import { ledgerNow } from './ledger-clock.ts';
import { tellTenant } from './team/change.ts';
import { withTenant } from './tenant-transaction.ts';
import { listKeys, revokeKey, type Acting } from './workspace.ts';

export const ERASURE_GRACE_DAYS = 7;
const DAY_MS = 86_400_000;
const BY_WORKER: Acting = { actor: { kind: 'system', id: 'erasure' } };

/** From now on until it is due it can be taken back. Asked for again, it is due when it was. */
export async function requestErasure(pool: Pool, tenantId: string, acting: Acting): Promise<Date> {
  const dueAt = new Date((await ledgerNow(pool)).getTime() + ERASURE_GRACE_DAYS * DAY_MS);
  await tellTenant(pool, tenantId, { type: 'requestErasure', dueAt: dueAt.toISOString() }, acting);
  return (await erasureDueAt(pool, tenantId)) ?? dueAt;
}

export const withdrawErasure = (pool: Pool, tenantId: string, acting: Acting): Promise<void> =>
  tellTenant(pool, tenantId, { type: 'withdrawErasure' }, acting);

const LATEST = `SELECT DISTINCT ON (tenant_id) tenant_id AS "tenantId", type, data->>'dueAt' AS "dueAt" FROM graha.event
  WHERE type IN ('ErasureRequested', 'ErasureWithdrawn', 'ErasureCompleted')`;
const IN_ORDER = 'ORDER BY tenant_id, pos DESC';

/** Null where nobody asked for it, or it was taken back. */
export function erasureDueAt(pool: Pool, tenantId: string): Promise<Date | null> {
  return withTenant(pool, tenantId, async (tx) => {
    const { rows } = await tx.query<{ type: string; dueAt: string }>(`${LATEST} AND tenant_id = $1 ${IN_ORDER}`, [
      tenantId,
    ]);
    return rows[0]?.type === 'ErasureRequested' ? new Date(rows[0].dueAt) : null;
  });
}

/** Decides what is due, as worker; the log is asked last, so that whoever takes it back in time is heard. How many. */
export async function completeErasures(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ tenantId: string }>(
    `SELECT "tenantId" FROM (${LATEST} ${IN_ORDER}) latest
     WHERE type = 'ErasureRequested' AND "dueAt"::timestamptz <= graha.ledger_now()`,
  );
  for (const { tenantId } of rows) {
    await tellTenant(pool, tenantId, { type: 'completeErasure' }, BY_WORKER, 'erasure_not_due');
  }
  return rows.length;
}

/** Erases what the log says is to be gone. Broken off half way, it begins again. */
export async function eraseDecided(pool: Pool): Promise<number> {
  let erased = 0;
  const handle = (tx: PoolClient, { tenantId }: { tenantId: string }) => erase(pool, tx, tenantId);
  const steps = feedSteps(pool, { name: 'erasure', types: ['ErasureCompleted'], upTo: 'fence', handle });
  for await (const events of steps) erased += events;
  return erased;
}

async function erase(pool: Pool, tx: PoolClient, tenantId: string): Promise<void> {
  const keys = await listKeys(pool, tenantId);
  for (const { keyId, status } of keys) {
    if (status !== 'revoked') {
      await revokeKey(pool, { tenantId, keyId, reason: 'The workspace was deleted.' }, BY_WORKER);
    }
  }
  await tx.query('SELECT graha.erase_requests($1), identity.erase_organization($1)', [tenantId]);
}
