import type { Pool, PoolClient } from 'pg';
import type { Projector } from '../projector.ts';
import { withTenant } from '../tenant-transaction.ts';

type KeyRef = { tenantId: string; data: { keyId: string } };

const setStatus =
  (table: string, status: 'active' | 'disabled') =>
  (tx: PoolClient, { tenantId, data: { keyId } }: KeyRef) =>
    tx.query(`UPDATE ${table} SET status = $3 WHERE tenant_id = $1 AND key_id = $2`, [tenantId, keyId, status]);

/** Keys as the portal lists them and as a call is authenticated. */
export const keyListInto = (table: string): Projector => ({
  name: 'key-list',
  on: {
    KeyIssued: (tx, { tenantId, occurredAt, actor, data }) =>
      tx.query(
        `INSERT INTO ${table} (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes,
           cidrs, monthly_credits_max, expires_at, status, issued_at, issued_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'active', $14, $15)`,
        [
          tenantId,
          data.keyId,
          data.publicId,
          data.name,
          data.env,
          data.prefix,
          data.last4,
          Buffer.from(data.hash, 'hex'),
          data.hashVersion,
          data.scopes,
          data.cidrs,
          data.monthlyCreditsMax,
          data.expiresAt,
          occurredAt,
          actor.id,
        ],
      ),

    KeyRestricted: (tx, { tenantId, data: { keyId, scopes, cidrs, monthlyCreditsMax, expiresAt } }) =>
      tx.query(
        `UPDATE ${table} SET scopes = $3, cidrs = $4, monthly_credits_max = $5, expires_at = $6
         WHERE tenant_id = $1 AND key_id = $2`,
        [tenantId, keyId, scopes, cidrs, monthlyCreditsMax, expiresAt],
      ),

    KeyRotated: (tx, { tenantId, data: { keyId, newKeyId, oldValidUntil } }) =>
      tx.query(`UPDATE ${table} SET replaced_by = $3, expires_at = $4 WHERE tenant_id = $1 AND key_id = $2`, [
        tenantId,
        keyId,
        newKeyId,
        oldValidUntil,
      ]),

    KeyDisabled: setStatus(table, 'disabled'),
    KeyEnabled: setStatus(table, 'active'),

    KeyRevoked: (tx, { tenantId, occurredAt, data: { keyId } }) =>
      tx.query(`UPDATE ${table} SET status = 'revoked', revoked_at = $3 WHERE tenant_id = $1 AND key_id = $2`, [
        tenantId,
        keyId,
        occurredAt,
      ]),
  },
});

export type KeyListItem = {
  keyId: string;
  publicId: string;
  name: string;
  env: 'live' | 'test';
  prefix: string;
  last4: string;
  scopes: string[];
  cidrs: string[];
  monthlyCreditsMax: number | null;
  expiresAt: Date | null;
  status: 'active' | 'disabled' | 'revoked';
  replacedBy: string | null;
  issuedAt: Date;
  issuedBy: string;
  revokedAt: Date | null;
  /** Of the last call that was charged, or answered with a test key, as far as usage has been counted. */
  lastUsedAt: Date | null;
  lastOperation: string | null;
};

/** Newest first. When a key was last used is found in the usage, so that no call writes to the key itself. */
export function listKeys(pool: Pool, tenantId: string): Promise<KeyListItem[]> {
  return withTenant(pool, tenantId, async (tx) => {
    const { rows } = await tx.query<KeyListItem>(
      `SELECT key_id AS "keyId", public_id AS "publicId", name, env, prefix, last4, scopes, cidrs,
         monthly_credits_max::float8 AS "monthlyCreditsMax", expires_at AS "expiresAt", status, replaced_by AS "replacedBy",
         issued_at AS "issuedAt", issued_by AS "issuedBy", revoked_at AS "revokedAt", u.last_at AS "lastUsedAt",
         u.operation AS "lastOperation"
       FROM graha.api_key k LEFT JOIN LATERAL (
         SELECT last_at, operation FROM graha.usage_by_day u WHERE u.tenant_id = k.tenant_id AND u.key_id = k.key_id
         ORDER BY last_at DESC LIMIT 1
       ) u ON true
       WHERE k.tenant_id = $1 ORDER BY issued_at DESC, key_id`,
      [tenantId],
    );
    return rows;
  });
}
