import { randomUUID } from 'node:crypto';
import { generateRandomString, hashPassword, symmetricEncrypt } from 'better-auth/crypto';
import type { Pool } from 'pg';
import { query } from '@graha/store/postgres/query';

/** Writes Better Auth's tables directly, because its own sign-up sends mail and is rate-limited (role: graha_auth). */
export async function ensurePerson(pool: Pool, name: string, email: string, password: string): Promise<string> {
  const { rows } = await query(
    pool,
    `INSERT INTO identity.user (id, name, email, email_verified) VALUES ($1, $2, $3, true)
     ON CONFLICT (email) DO UPDATE SET updated_at = current_timestamp RETURNING id`,
    [randomUUID(), name, email],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`No user could be made for ${email}.`);
  const hash = await hashPassword(password);
  const { rowCount: changed } = await pool.query(
    `UPDATE identity.account SET password = $2, updated_at = current_timestamp
     WHERE user_id = $1 AND provider_id = 'credential'`,
    [id, hash],
  );
  if (changed === 0) {
    await pool.query(
      `INSERT INTO identity.account (id, account_id, provider_id, user_id, password) VALUES ($1, $2, 'credential', $2, $3)`,
      [randomUUID(), id, hash],
    );
  }
  return id;
}

/**
 * An operator signs in with a second factor. Returns its secret as an app takes it, new with each run.
 * @param pools the owner of the database appoints, and graha_auth writes the second factor
 */
export async function ensureOperator(
  { owner, auth }: { owner: Pool; auth: Pool },
  userId: string,
  authSecret: string,
): Promise<string> {
  const secret = generateRandomString(32);
  const [sealed, noCodes] = [
    await symmetricEncrypt({ key: authSecret, data: secret }),
    await symmetricEncrypt({ key: authSecret, data: '[]' }),
  ];
  await owner.query("UPDATE identity.user SET role = 'operator', two_factor_enabled = true WHERE id = $1", [userId]);
  await auth.query(
    `INSERT INTO identity.two_factor (id, secret, backup_codes, user_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, verified = true, failed_verification_count = 0,
       locked_until = NULL`,
    [randomUUID(), sealed, noCodes, userId],
  );
  return base32(secret);
}

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @source RFC 4648, without padding */
function base32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE_32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The id of an organization is the id of its tenant. */
export async function ensureOrganization(pool: Pool, slug: string, name: string): Promise<string> {
  const { rows } = await query(
    pool,
    `INSERT INTO identity.organization (id, name, slug) VALUES ($1, $2, $3)
     ON CONFLICT (slug) DO UPDATE SET name = excluded.name RETURNING id`,
    [randomUUID(), name, slug],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error(`No organization could be made for ${slug}.`);
  return id;
}

export async function ensureOwner(pool: Pool, organizationId: string, userId: string): Promise<void> {
  await pool.query(
    `INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ($1, $2, $3, 'owner')
     ON CONFLICT (organization_id, user_id) DO NOTHING`,
    [randomUUID(), organizationId, userId],
  );
}
