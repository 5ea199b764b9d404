import { Refusal, type RefusalCode } from '@graha/domain/refusal';
import { ROLES, type Role } from '@graha/domain/roles';
import { tenantStream } from '@graha/domain/streams';
import { tenant, type TenantCommand } from '@graha/domain/tenant';
import type { Pool, PoolClient } from 'pg';
import { execute } from '../execute.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';
import { INLINE } from '../read-models/all.ts';
import { inTransaction } from '../tenant-transaction.ts';
import { contextOf, nowOf, type Acting } from '../workspace.ts';

/** `identity` as graha_auth, which alone knows persons; `log` as the portal, which knows none. */
export type TeamPools = { identity: Pool; log: Pool };

type Wish = TenantCommand extends infer Command ? (Command extends unknown ? Omit<Command, 'now'> : never) : never;

/** Appends to the workspace's history. `saidBefore`: the refusal that means that the log has it already. */
export async function tellTenant(
  log: Pool,
  tenantId: string,
  wish: Wish,
  acting: Acting,
  saidBefore?: RefusalCode,
): Promise<void> {
  // Safe: each wish is a command without its instant.
  const command = { ...wish, now: await nowOf(log) } as TenantCommand;
  const store = createPostgresEventStore(log, INLINE);
  try {
    await execute(store, tenant, tenantStream(tenantId), command, contextOf(tenantId, acting));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== saidBefore) throw error;
  }
}

/**
 * Changes who works in a workspace, one change at a time. The work ends with the telling, so that what the log refuses has not
 * happened; what the log has and the tables lost with a broken commit is told again by whoever tries again.
 */
export const changeTeam = <Result>(
  { identity }: TeamPools,
  tenantId: string,
  work: (tx: PoolClient) => Promise<Result>,
): Promise<Result> =>
  inTransaction(identity, async (tx) => {
    const { rowCount } = await tx.query('SELECT 1 FROM identity.organization WHERE id = $1 FOR UPDATE', [tenantId]);
    if (rowCount === 0) throw new Refusal('tenant_unknown');
    return work(tx);
  });

/** Whoever is not in this workspace is not known, whatever else they are. */
export async function roleIn(tx: PoolClient, tenantId: string, userId: string): Promise<Role> {
  const { rows } = await tx.query<{ role: string }>(
    'SELECT role FROM identity.member WHERE organization_id = $1 AND user_id = $2',
    [tenantId, userId],
  );
  const role = ROLES.find((known) => known === rows[0]?.role);
  if (!role) throw new Refusal('member_unknown');
  return role;
}

export async function setRole(tx: PoolClient, tenantId: string, userId: string, role: Role): Promise<void> {
  await tx.query('UPDATE identity.member SET role = $3 WHERE organization_id = $1 AND user_id = $2', [
    tenantId,
    userId,
    role,
  ]);
}
