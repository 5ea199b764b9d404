import { Refusal } from '@graha/domain/core/refusal';
import type { Role } from '@graha/domain/team/roles';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { queueMail, type QueuedMail } from '../mail/mail-outbox.ts';
import type { ActorContext, IdentityContext } from '../postgres/context.ts';
import { clockOffsetSeconds } from '../postgres/ledger-clock.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { appendToTenant, changeTeam, type TeamContext, type TeamQueryContext } from './change.ts';
import { invitationTokenHash, newInvitationToken } from './invitation-token.ts';
import { findInvitation, openInvitation } from './lists.ts';

export const INVITATION_DAYS = 7;
const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** Limits the mail that one workspace can send to strangers. */
const INVITATIONS_PER_DAY_MAX = 50;

export type NewInvitation = {
  invitationId: string;
  email: string;
  role: Role;
  inviterId: string;
  expiresAt: Date;
};
/** The contents of the mail; `token` is in the mail alone. */
export type MailedInvitation = Pick<NewInvitation, 'invitationId' | 'email' | 'role' | 'expiresAt'> & { token: string };
type WithMail = { mailOf: (invitation: MailedInvitation) => Promise<QueuedMail> };
type InvitationRef = { invitationId: string };

/** Stores the invitation and its mail in one transaction. */
export async function inviteMember(
  ctx: TeamContext,
  { mailOf, ...input }: Pick<NewInvitation, 'email' | 'role' | 'inviterId'> & WithMail,
): Promise<NewInvitation> {
  // The tables use `clock_timestamp()` and the log its own clock, which development moves.
  const expiresAt = new Date(Date.now() + INVITATION_DAYS * DAY_MS);
  const expiresInLog = new Date(expiresAt.getTime() + (await clockOffsetSeconds(ctx.db)) * SECOND_MS);
  const invitation = { ...input, invitationId: randomUUID(), expiresAt };
  const { invitationId, role } = invitation;
  const token = newInvitationToken();
  const mail = await mailOf({ ...invitation, token });
  return changeTeam(ctx, async (tx) => {
    await refuseIfKnown(tx, ctx.tenantId, invitation);
    await tx.query(
      `INSERT INTO identity.invitation (id, organization_id, email, role, expires_at, inviter_id, token_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [invitationId, ctx.tenantId, invitation.email, role, expiresAt, invitation.inviterId, invitationTokenHash(token)],
    );
    await queueMail({ identity: tx }, mail);
    const command = { type: 'invite', invitationId, role, expiresAt: expiresInLog.toISOString() } as const;
    await appendToTenant(ctx, { command });
    return invitation;
  });
}

async function refuseIfKnown(tx: PoolClient, tenantId: string, { email, role }: NewInvitation): Promise<void> {
  if (role === 'owner') throw new Refusal('owner_by_transfer');
  const { rows } = await query(
    tx,
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

/**
 * Sends the same invitation again, with a new secret that replaces the old one. The `dedupeKey` of the mail limits the
 * frequency; returns false if a mail with this key was sent before.
 */
export const resendInvitation = (
  ctx: TeamQueryContext,
  { invitationId, mailOf }: InvitationRef & WithMail,
): Promise<boolean> =>
  changeTeam(ctx, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT email, role, expires_at AS "expiresAt", expires_at <= clock_timestamp() AS "isExpired"
       FROM identity.invitation WHERE id = $2 AND organization_id = $1 AND status = 'pending'`,
      [ctx.tenantId, invitationId],
    );
    const [row] = narrowed<Pick<NewInvitation, 'email' | 'role' | 'expiresAt'> & { isExpired: boolean }>(
      required(rows, 'role'),
    );
    if (!row) throw new Refusal('invitation_unknown');
    if (row.isExpired) throw new Refusal('invitation_expired');
    const token = newInvitationToken();
    const isSent = await queueMail({ identity: tx }, await mailOf({ invitationId, ...row, token }));
    if (isSent) {
      await tx.query('UPDATE identity.invitation SET token_hash = $2 WHERE id = $1', [
        invitationId,
        invitationTokenHash(token),
      ]);
    }
    return isSent;
  });

export const withdrawInvitation = (ctx: TeamContext, { invitationId }: InvitationRef): Promise<void> =>
  changeTeam(ctx, async (tx) => {
    const { rowCount } = await tx.query(
      `UPDATE identity.invitation SET status = 'canceled', token_hash = NULL
       WHERE id = $2 AND organization_id = $1 AND status = 'pending'`,
      [ctx.tenantId, invitationId],
    );
    if (rowCount === 0) throw new Refusal('invitation_unknown');
    const command = { type: 'withdrawInvitation', invitationId } as const;
    await appendToTenant(ctx, { command, knownBy: 'invitation_unknown' });
  });

/**
 * Makes a person a member if they have the secret of the mail and have verified the invited address.
 *
 * @returns the workspace that they have joined
 */
export async function acceptInvitation(
  ctx: IdentityContext & ActorContext,
  { token, userId }: { token: string; userId: string },
): Promise<{ tenantId: string }> {
  const found = await openInvitation(ctx, { token });
  if (!found) throw new Refusal('invitation_gone');
  const { tenantId } = found;
  await changeTeam({ ...ctx, tenantId }, async (tx) => {
    const invitation = await findInvitation(tx, token);
    if (!invitation) throw new Refusal('invitation_gone'); // It was used or withdrawn meanwhile.
    const { id: invitationId, email, role } = invitation;
    await refuseUnlessVerified(tx, userId, email);
    await tx.query("UPDATE identity.invitation SET status = 'accepted', token_hash = NULL WHERE id = $1", [
      invitationId,
    ]);
    const { rowCount } = await tx.query(
      `INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, $4)
       ON CONFLICT (organization_id, user_id) DO NOTHING`,
      [randomUUID(), tenantId, userId, role],
    );
    if (rowCount === 0) throw new Refusal('member_exists');
    await appendToTenant({ ...ctx, tenantId }, { command: { type: 'join', userId, role, invitationId } });
  });
  return { tenantId };
}

/** Locks the row until commit, so that the address cannot change before the membership is stored. */
async function refuseUnlessVerified(tx: PoolClient, userId: string, invited: string): Promise<void> {
  const { rows } = await query(
    tx,
    `SELECT lower(email) = lower($2) AS "isInvited", email_verified AS "isVerified"
     FROM identity.user WHERE id = $1 FOR SHARE`,
    [userId, invited],
  );
  const [person] = rows;
  if (!person?.isInvited) throw new Refusal('invitation_elsewhere');
  if (!person.isVerified) throw new Refusal('address_unverified');
}
