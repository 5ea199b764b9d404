import type { Untimed } from '@graha/domain/core/aggregate';
import { Refusal, type RefusalCode } from '@graha/domain/core/refusal';
import { ROLES, type Role } from '@graha/domain/team/roles';
import { tenant, type TenantCommand } from '@graha/domain/team/tenant';
import type { PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext, IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

/** `identity` has the role graha_auth, the only one that reads persons; `db` has the role portal, which reads none. */
export type TeamContext = IdentityContext & CommandContext;

/** The persons of one workspace. */
export type TeamQueryContext = IdentityContext & Pick<CommandContext, 'tenantId'>;

/** Appends to the workspace's stream. `knownBy`: the refusal that means that the log has the event already. */
export async function appendToTenant(
  ctx: CommandContext,
  { command, knownBy }: { command: Untimed<TenantCommand>; knownBy?: RefusalCode },
): Promise<void> {
  try {
    await execute(ctx, tenant, ctx.tenantId, command);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== knownBy) throw error;
  }
}

/**
 * Changes the team of a workspace, one change at a time. The work appends to the log last, so that a refusal of the log rolls
 * back the tables. If a broken commit loses the tables after the append, the next attempt finds the event in the log.
 */
export const changeTeam = <Result>(
  { identity, tenantId }: TeamQueryContext,
  work: (tx: PoolClient) => Promise<Result>,
): Promise<Result> =>
  inTransaction(identity, async (tx) => {
    const { rowCount } = await tx.query('SELECT 1 FROM identity.organization WHERE id = $1 FOR UPDATE', [tenantId]);
    if (rowCount === 0) throw new Refusal('tenant_unknown');
    return work(tx);
  });

/** Returns the role of a member. A person outside this workspace is unknown here, even with an account. */
export async function roleIn(tx: PoolClient, tenantId: string, userId: string): Promise<Role> {
  const { rows } = await query(tx, 'SELECT role FROM identity.member WHERE organization_id = $1 AND user_id = $2', [
    tenantId,
    userId,
  ]);
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
