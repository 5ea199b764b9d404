import { ROLES, type Role } from '@graha/domain/roles';
import type { Pool, PoolClient } from 'pg';

export type MemberRow = { userId: string; name: string; email: string; role: Role; joinedAt: Date };
export type InvitationRow = { id: string; email: string; role: Role; expiresAt: Date; isExpired: boolean };
export type OwnWorkspace = { tenantId: string; name: string; role: Role };
export type OpenInvitation = { id: string; tenantId: string; workspace: string; inviter: string; role: Role };

const RANK = `array_position(ARRAY[${ROLES.map((role) => `'${role}'`).join(', ')}], m.role)`;

/** As graha_auth, like all of these; the most powerful first. */
export async function membersOf(pool: Pool, tenantId: string): Promise<MemberRow[]> {
  const { rows } = await pool.query<MemberRow>(
    `SELECT m.user_id AS "userId", u.name, u.email, m.role, m.created_at AS "joinedAt"
     FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE m.organization_id = $1 ORDER BY ${RANK}, m.created_at, m.id`,
    [tenantId],
  );
  return rows;
}

/** Neither accepted nor withdrawn; those that ran out too, so that somebody sees it. */
export async function invitationsOf(pool: Pool, tenantId: string): Promise<InvitationRow[]> {
  const { rows } = await pool.query<InvitationRow>(
    `SELECT id, email, role, expires_at AS "expiresAt", expires_at <= clock_timestamp() AS "isExpired"
     FROM identity.invitation WHERE organization_id = $1 AND status = 'pending' ORDER BY created_at DESC, id`,
    [tenantId],
  );
  return rows;
}

/** In the order in which this person came to them. */
export async function workspacesOf(pool: Pool, userId: string): Promise<OwnWorkspace[]> {
  const { rows } = await pool.query<OwnWorkspace>(
    `SELECT m.organization_id AS "tenantId", o.name, m.role
     FROM identity.member m JOIN identity.organization o ON o.id = m.organization_id
     WHERE m.user_id = $1 ORDER BY m.created_at, m.id`,
    [userId],
  );
  return rows;
}

/** Where somebody is a member whose address has this part, taken literally; the newest memberships. */
export async function tenantsOfAddress(pool: Pool, part: string, max: number): Promise<string[]> {
  const { rows } = await pool.query<{ tenantId: string }>(
    `SELECT m.organization_id AS "tenantId" FROM identity.member m JOIN identity.user u ON u.id = m.user_id
     WHERE strpos(lower(u.email), lower($1)) > 0 ORDER BY m.created_at DESC, m.id LIMIT $2`,
    [part, max],
  );
  return rows.map(({ tenantId }) => tenantId);
}

/** Null for one that is not known, not open any more, or somebody else's: nobody learns which. */
export async function openInvitation(
  pool: Pool | PoolClient,
  invitationId: string,
  email: string,
): Promise<OpenInvitation | null> {
  const { rows } = await pool.query<OpenInvitation>(
    `SELECT i.id, i.organization_id AS "tenantId", o.name AS workspace, u.name AS inviter, i.role
     FROM identity.invitation i
     JOIN identity.organization o ON o.id = i.organization_id JOIN identity.user u ON u.id = i.inviter_id
     WHERE i.id = $1 AND i.status = 'pending' AND i.expires_at > clock_timestamp() AND lower(i.email) = lower($2)`,
    [invitationId, email],
  );
  return rows[0] ?? null;
}
