import type { IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

type PersonRef = { userId: string };

/**
 * All data that the identity tables have about a person, by section, without hashes, secrets and tokens. Addresses of other
 * people are left out.
 */
const SECTIONS = {
  profile: `SELECT id, name, email, email_verified AS "isVerified", email_verified_at AS "verifiedAt", image,
      two_factor_enabled AS "hasTwoFactor", role, created_at AS "createdAt", updated_at AS "updatedAt"
    FROM identity.user WHERE id = $1`,
  signInMethods: `SELECT provider_id AS provider, CASE provider_id WHEN 'credential' THEN NULL ELSE account_id END AS "accountId",
      scope, created_at AS "addedAt" FROM identity.account WHERE user_id = $1 ORDER BY created_at, id`,
  passkeys: `SELECT name, device_type AS "deviceType", backed_up AS "isBackedUp", created_at AS "addedAt"
    FROM identity.passkey WHERE user_id = $1 ORDER BY created_at, id`,
  sessions: `SELECT user_agent AS "userAgent", ip_address AS address, created_at AS "signedInAt", updated_at AS "seenAt",
      expires_at AS "expiresAt" FROM identity.session WHERE user_id = $1 ORDER BY created_at, id`,
  memberships: `SELECT m.organization_id AS "tenantId", o.name AS workspace, m.role, m.created_at AS "joinedAt"
    FROM identity.member m JOIN identity.organization o ON o.id = m.organization_id
    WHERE m.user_id = $1 ORDER BY m.created_at, m.id`,
  invitationsReceived: `SELECT o.name AS workspace, i.role, i.status, i.created_at AS "sentAt", i.expires_at AS "expiresAt"
    FROM identity.invitation i JOIN identity.organization o ON o.id = i.organization_id
    JOIN identity.user u ON u.id = $1 AND lower(u.email) = lower(i.email) ORDER BY i.created_at, i.id`,
  invitationsSent: `SELECT o.name AS workspace, i.role, i.status, i.created_at AS "sentAt", i.expires_at AS "expiresAt"
    FROM identity.invitation i JOIN identity.organization o ON o.id = i.organization_id
    WHERE i.inviter_id = $1 ORDER BY i.created_at, i.id`,
  connectedApps: `SELECT a.client_name AS name, o.name AS workspace, a.scopes AS "allowed", a.connected_at AS "connectedAt"
    FROM identity.connected_app a JOIN identity.organization o ON o.id = a.organization_id
    WHERE a.user_id = $1 ORDER BY a.connected_at, a.key_id`,
  statusNews: `SELECT s.email, s.asked_at AS "askedAt", s.confirmed_at AS "confirmedAt" FROM identity.status_subscriber s
    JOIN identity.user u ON u.id = $1 AND lower(u.email) = s.email ORDER BY s.asked_at`,
  mails: `SELECT m.kind, m.subject, m.created_at AS "queuedAt", m.sent_at AS "sentAt" FROM identity.mail m
    JOIN identity.user u ON u.id = $1 AND u.email = m.to_address ORDER BY m.id`,
} as const;

type OwnSection = keyof typeof SECTIONS;
// Safe: the keys of the table itself.
export const OWN_SECTIONS = Object.keys(SECTIONS) as OwnSection[];

/** Returns one section of a person's data (role: graha_auth). */
export async function ownSection(
  { identity }: IdentityContext,
  { userId, section }: PersonRef & { section: OwnSection },
): Promise<Record<string, unknown>[]> {
  return (await query(identity, SECTIONS[section], [userId])).rows;
}
