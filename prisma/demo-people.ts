import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Pool } from 'pg';

/** Better Auth's tables are written directly, because its own sign-up sends mail and limits rates. Runs as role graha_auth. */
export async function ensurePerson(pool: Pool, name: string, email: string, password: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
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

/** The id of an organization is the id of its tenant. */
export async function ensureOrganization(pool: Pool, slug: string, name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
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
