import { ROLES, type Role } from '@graha/domain/team/roles';
import type { Pool, PoolClient } from 'pg';
import type { IdentityContext } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import type { TeamQueryContext } from './change.ts';
import { invitationTokenHash } from './invitation-token.ts';

export type MemberRow = { userId: string; name: string; email: string; role: Role; joinedAt: Date };
export type InvitationRow = {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
  isExpired: boolean;
  /** False for an invitation from before secret links, which opens only after it is sent again. */
  hasLink: boolean;
};
/** `secondFactorSince`: start of the requirement of a second factor for members; null without it. */
export type OwnWorkspace = { tenantId: string; name: string; role: Role; secondFactorSince: Date | null };
export type OpenInvitation = {
  id: string;
  tenantId: string;
  email: string;
  workspace: string;
  inviter: string;
  role: Role;
  /** The invited address has an account. */
  hasAccount: boolean;
};

/** Returns the members, the most powerful first. */
export async function membersOf({ identity, tenantId }: TeamQueryContext): Promise<MemberRow[]> {
  const { rows } = await query(
    identity,
    `SELECT m.user_id AS "userId", u.name, u.email, m.role, m.created_at AS "joinedAt"
     FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE m.organization_id = $1 ORDER BY array_position($2::text[], m.role), m.created_at, m.id`,
    [tenantId, ROLES],
  );
  return narrowed<MemberRow>(rows);
}

/** Returns the first members whose name or address contains the text. */
export async function searchMembers(
  { identity, tenantId }: TeamQueryContext,
  { text, limit }: { text: string; limit: number },
): Promise<Omit<MemberRow, 'joinedAt'>[]> {
  const { rows } = await query(
    identity,
    `SELECT m.user_id AS "userId", u.name, u.email, m.role
     FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE m.organization_id = $1 AND (strpos(lower(u.name), lower($2)) > 0 OR strpos(lower(u.email), lower($2)) > 0)
     ORDER BY lower(u.name), m.id LIMIT $3`,
    [tenantId, text, limit],
  );
  return narrowed<Omit<MemberRow, 'joinedAt'>>(rows);
}

/** Returns pending invitations. Includes expired ones, so that they can be sent again. */
export async function invitationsOf({ identity, tenantId }: TeamQueryContext): Promise<InvitationRow[]> {
  const { rows } = await query(
    identity,
    `SELECT id, email, role, expires_at AS "expiresAt", expires_at <= clock_timestamp() AS "isExpired",
       token_hash IS NOT NULL AS "hasLink"
     FROM identity.invitation WHERE organization_id = $1 AND status = 'pending' ORDER BY created_at DESC, id`,
    [tenantId],
  );
  return narrowed<InvitationRow>(required(rows, 'role'));
}

export type PersonRow = { userId: string; name: string; email: string; isMember: boolean };

/** Returns the persons among these ids that have an account: members of the workspace, and others in its history. */
export async function peopleOf(
  { identity, tenantId }: TeamQueryContext,
  { userIds }: { userIds: readonly string[] },
): Promise<PersonRow[]> {
  if (userIds.length === 0) return [];
  const { rows } = await query(
    identity,
    `SELECT u.id AS "userId", u.name, u.email, m.id IS NOT NULL AS "isMember"
     FROM identity.user u LEFT JOIN identity.member m ON m.user_id = u.id AND m.organization_id = $1
     WHERE u.id = ANY ($2)`,
    [tenantId, userIds],
  );
  return rows;
}

/** Returns the addresses of these invitations of the workspace, in any state. */
export async function invitedIn(
  { identity, tenantId }: TeamQueryContext,
  { invitationIds }: { invitationIds: readonly string[] },
): Promise<Pick<InvitationRow, 'id' | 'email'>[]> {
  if (invitationIds.length === 0) return [];
  const { rows } = await query(
    identity,
    'SELECT id, email FROM identity.invitation WHERE organization_id = $1 AND id = ANY ($2)',
    [tenantId, invitationIds],
  );
  return rows;
}

/** Returns the workspaces of a person in the order of joining. */
export async function workspacesOf(
  { identity }: IdentityContext,
  { userId }: { userId: string },
): Promise<OwnWorkspace[]> {
  const { rows } = await query(
    identity,
    `SELECT m.organization_id AS "tenantId", o.name, m.role, o.second_factor_since AS "secondFactorSince"
     FROM identity.member m JOIN identity.organization o ON o.id = m.organization_id
     WHERE m.user_id = $1 ORDER BY m.created_at, m.id`,
    [userId],
  );
  return narrowed<OwnWorkspace>(rows);
}

/** Returns the workspaces of members whose address contains `part`, literally; the newest memberships first. */
export async function tenantsOfAddress(
  { identity }: IdentityContext,
  { part, max }: { part: string; max: number },
): Promise<string[]> {
  const { rows } = await query(
    identity,
    `SELECT m.organization_id AS "tenantId" FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE strpos(lower(u.email), lower($1)) > 0 ORDER BY m.created_at DESC, m.id LIMIT $2`,
    [part, max],
  );
  return rows.map(({ tenantId }) => tenantId);
}

/** Returns the invitation of a mail's secret; null for any other secret, without a reason. */
export const openInvitation = ({ identity }: IdentityContext, { token }: { token: string }) =>
  findInvitation(identity, token);

/** Also runs in a transaction. */
export async function findInvitation(pool: Pool | PoolClient, token: string): Promise<OpenInvitation | null> {
  const { rows } = await query(
    pool,
    `SELECT i.id, i.organization_id AS "tenantId", i.email, o.name AS workspace, u.name AS inviter, i.role,
       EXISTS (SELECT FROM identity.user k WHERE lower(k.email) = lower(i.email) AND k.email_verified) AS "hasAccount"
     FROM identity.invitation i
     JOIN identity.organization o ON o.id = i.organization_id JOIN identity.user u ON u.id = i.inviter_id
     WHERE i.token_hash = $1 AND i.status = 'pending' AND i.expires_at > clock_timestamp()`,
    [invitationTokenHash(token)],
  );
  return narrowed<OpenInvitation>(required(rows, 'role'))[0] ?? null;
}
