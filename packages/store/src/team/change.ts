import type { Untimed } from '@graha/domain/core/aggregate';
import { Refusal, type RefusalCode } from '@graha/domain/core/refusal';
import { ROLES, type Role } from '@graha/domain/team/roles';
import { tenant, type TenantCommand } from '@graha/domain/team/tenant';
import type { PoolClient } from 'pg';
import { execute } from '../aggregates/execute.ts';
import type { CommandContext, IdentityContext } from '../postgres/context.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

/** `identity` as graha_auth, which alone knows persons; `db` as the portal, which knows none. */
export type TeamContext = IdentityContext & CommandContext;

/** One workspace's persons. */
export type TeamQueryContext = IdentityContext & Pick<CommandContext, 'tenantId'>;

/** Appends to the workspace's history. `knownBy`: the refusal that means that the log has it already. */
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
 * Changes who works in a workspace, one change at a time. The work appends to the log last, so that a refusal of the log undoes the
 * tables; an event whose tables were lost with a broken commit is found in the log by the next attempt.
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

/** A person outside this workspace is unknown here, also one who has an account. */
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
