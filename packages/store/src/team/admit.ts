import { Refusal } from '@graha/domain/core/refusal';
import { hasSso } from '@graha/domain/team/sso-domain';
import type { Role } from '@graha/domain/team/roles';
import { tenant } from '@graha/domain/team/tenant';
import { randomUUID } from 'node:crypto';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import type { TenantContext } from '../postgres/context.ts';
import { accountOf } from '../requests/usage.ts';
import { appendToTenant, changeTeam, type TeamContext } from './change.ts';

const ROLE: Role = 'viewer';

/**
 * Returns true if the plan of a workspace lets its identity provider add members. A provider connected before the plan ended
 * still signs in members.
 */
export async function ssoAdmitsNewcomers(ctx: TenantContext): Promise<boolean> {
  const account = await accountOf(ctx);
  return account !== null && hasSso(account.plan);
}

/**
 * Makes a person a member after sign-in through the workspace's identity provider. A former member who left or was removed
 * needs an invitation, and so does a newcomer if the plan has no single sign-on. @throws Refusal if the connection no longer exists
 */
export const admitBySso = (
  ctx: TeamContext,
  { userId, connectionId }: { userId: string; connectionId: string },
): Promise<'member' | 'removed' | 'no-plan'> =>
  changeTeam(ctx, async (tx) => {
    const { tenantId } = ctx;
    const connection = await tx.query(
      `SELECT FROM identity.sso_connection WHERE organization_id = $1 AND connection_id = $2 AND verified_at IS NOT NULL`,
      [tenantId, connectionId],
    );
    if (connection.rowCount === 0) throw new Refusal('sso_unknown');
    const { rowCount } = await tx.query('SELECT FROM identity.member WHERE organization_id = $1 AND user_id = $2', [
      tenantId,
      userId,
    ]);
    if (rowCount === 1) return 'member';
    if (await wasMember(ctx, userId)) return 'removed';
    if (!(await ssoAdmitsNewcomers(ctx))) return 'no-plan';
    await tx.query(
      `INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, $4)
       ON CONFLICT (organization_id, user_id) DO NOTHING`,
      [randomUUID(), tenantId, userId, ROLE],
    );
    const command = { type: 'join', userId, role: ROLE, invitationId: null } as const;
    await appendToTenant(ctx, { command, knownBy: 'member_exists' });
    return 'member';
  });

async function wasMember({ db, tenantId }: TenantContext, userId: string): Promise<boolean> {
  const { events } = await createPostgresEventStore(db, []).read(tenant.streamOf(tenantId), tenantId);
  return events.some((event) => event.type === 'MemberRemoved' && event.data.userId === userId);
}
