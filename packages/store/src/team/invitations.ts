import { Refusal } from '@graha/domain/refusal';
import type { Role } from '@graha/domain/roles';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { ledgerNow } from '../ledger-clock.ts';
import { queueMail, type QueuedMail } from '../mail-outbox.ts';
import type { Acting } from '../workspace.ts';
import { changeTeam, tellTenant, type TeamPools } from './change.ts';
import { openInvitation } from './lists.ts';

export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;
/** So that nobody floods the world with mail through an invitation. */
const INVITATIONS_PER_DAY_MAX = 50;

export type NewInvitation = {
  invitationId: string;
  tenantId: string;
  email: string;
  role: Role;
  inviterId: string;
  expiresAt: Date;
};
type InvitationRef = { tenantId: string; invitationId: string };

/** The invitation stands only together with its mail. */
export const inviteMember = async (
  pools: TeamPools,
  wish: Pick<NewInvitation, 'tenantId' | 'email' | 'role' | 'inviterId'>,
  mailOf: (invitation: NewInvitation) => Promise<QueuedMail>,
  acting: Acting,
): Promise<NewInvitation> => {
  const expiresAt = new Date((await ledgerNow(pools.log)).getTime() + INVITATION_DAYS * DAY_MS);
  const invitation = { ...wish, invitationId: randomUUID(), expiresAt };
  const { tenantId, invitationId, role } = invitation;
  const mail = await mailOf(invitation);
  return changeTeam(pools, tenantId, async (tx) => {
    await refuseIfKnown(tx, invitation);
    await tx.query(
      `INSERT INTO identity.invitation (id, organization_id, email, role, expires_at, inviter_id)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [invitationId, tenantId, invitation.email, role, expiresAt, invitation.inviterId],
    );
    await queueMail(tx, mail);
    const told = { type: 'invite', invitationId, role, expiresAt: expiresAt.toISOString() } as const;
    await tellTenant(pools.log, tenantId, told, acting);
    return invitation;
  });
};

async function refuseIfKnown(tx: PoolClient, { tenantId, email, role }: NewInvitation): Promise<void> {
  if (role === 'owner') throw new Refusal('owner_by_transfer');
  const { rows } = await tx.query<{ isMember: boolean; isOpen: boolean; lately: number }>(
    `SELECT
       EXISTS (SELECT FROM identity.member m JOIN identity.user u ON u.id = m.user_id
         WHERE m.organization_id = $1 AND lower(u.email) = lower($2)) AS "isMember",
       EXISTS (SELECT FROM identity.invitation WHERE organization_id = $1 AND lower(email) = lower($2)
         AND status = 'pending' AND expires_at > clock_timestamp()) AS "isOpen",
       (SELECT count(*)::int FROM identity.invitation
         WHERE organization_id = $1 AND created_at > clock_timestamp() - interval '1 day') AS lately`,
    [tenantId, email],
  );
  if (rows[0]?.isMember) throw new Refusal('member_exists');
  if (rows[0]?.isOpen) throw new Refusal('invitation_open');
  if ((rows[0]?.lately ?? 0) >= INVITATIONS_PER_DAY_MAX) throw new Refusal('invitations_too_many');
}

/** The same invitation by mail once more; `mailOf` says by its key how often. */
export const resendInvitation = (
  pools: TeamPools,
  { tenantId, invitationId }: InvitationRef,
  mailOf: (invitation: Pick<NewInvitation, 'invitationId' | 'email' | 'role' | 'expiresAt'>) => Promise<QueuedMail>,
): Promise<boolean> =>
  changeTeam(pools, tenantId, async (tx) => {
    const { rows } = await tx.query<{ email: string; role: Role; expiresAt: Date; isExpired: boolean }>(
      `SELECT email, role, expires_at AS "expiresAt", expires_at <= clock_timestamp() AS "isExpired"
       FROM identity.invitation WHERE id = $2 AND organization_id = $1 AND status = 'pending'`,
      [tenantId, invitationId],
    );
    const [row] = rows;
    if (!row) throw new Refusal('invitation_unknown');
    if (row.isExpired) throw new Refusal('invitation_expired');
    return queueMail(tx, await mailOf({ invitationId, ...row }));
  });

export const withdrawInvitation = (
  pools: TeamPools,
  { tenantId, invitationId }: InvitationRef,
  acting: Acting,
): Promise<void> =>
  changeTeam(pools, tenantId, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE identity.invitation SET status = 'canceled'
       WHERE id = $2 AND organization_id = $1 AND status = 'pending'`,
      [tenantId, invitationId],
    );
    if (rowCount === 0) throw new Refusal('invitation_unknown');
    await tellTenant(pools.log, tenantId, { type: 'withdrawInvitation', invitationId }, acting, 'invitation_unknown');
  });

/** By the one whose address was invited, and by nobody else. Where they work then. */
export async function acceptInvitation(
  pools: TeamPools,
  { invitationId, userId, email }: { invitationId: string; userId: string; email: string },
  acting: Acting,
): Promise<{ tenantId: string }> {
  const found = await openInvitation(pools.identity, invitationId, email);
  if (!found) throw new Refusal('invitation_unknown');
  const { tenantId } = found;
  await changeTeam(pools, tenantId, async (tx) => {
    const invitation = await openInvitation(tx, invitationId, email);
    if (!invitation) throw new Refusal('invitation_unknown'); // It was withdrawn meanwhile.
    const { role } = invitation;
    await tx.query("UPDATE identity.invitation SET status = 'accepted' WHERE id = $1", [invitationId]);
    const { rowCount } = await tx.query(
      `INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, $4)
       ON CONFLICT (organization_id, user_id) DO NOTHING`,
      [randomUUID(), tenantId, userId, role],
    );
    if (rowCount === 0) throw new Refusal('member_exists');
    await tellTenant(pools.log, tenantId, { type: 'join', userId, role, invitationId }, acting);
  });
  return { tenantId };
}
