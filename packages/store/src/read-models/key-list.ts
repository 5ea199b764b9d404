import type { BrowserLimits } from '@graha/domain/keys/api-key';
import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

type KeyRef = { tenantId: string; data: { keyId: string } };

const setStatus =
  (table: string, status: 'active' | 'disabled') =>
  (tx: PoolClient, { tenantId, data: { keyId } }: KeyRef) =>
    tx.query(`UPDATE ${table} SET status = $3 WHERE tenant_id = $1 AND key_id = $2`, [tenantId, keyId, status]);

const browserColumns = (browser: BrowserLimits | null) => [
  browser?.origins ?? null,
  browser?.dailyCreditsMax ?? null,
  browser?.visitorCallsMax ?? null,
];

/** Keys, for the list in the portal and the authentication of calls. */
export const keyListInto = (table: string): Projector => ({
  name: 'key-list',
  on: {
    KeyIssued: (tx, { tenantId, occurredAt, actor, data }) =>
      tx.query(
        `INSERT INTO ${table} (tenant_id, key_id, public_id, name, env, prefix, last4, secret_hash, hash_version, scopes,
           cidrs, monthly_credits_max, expires_at, status, issued_at, issued_by, origins, daily_credits_max,
           visitor_calls_max, publishable_text, line_id, maker_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'active', $14, $15, $16, $17, $18, $19, $20, $21)`,
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
          ...browserColumns(data.browser),
          data.publishableText,
          data.lineId,
          data.makerId,
        ],
      ),

    KeyRestricted: async (tx, { tenantId, data: { keyId, scopes, cidrs, monthlyCreditsMax, expiresAt, browser } }) => {
      await tx.query(
        `UPDATE ${table} SET scopes = $3, cidrs = $4, monthly_credits_max = $5, expires_at = $6, origins = $7,
           daily_credits_max = $8, visitor_calls_max = $9
         WHERE tenant_id = $1 AND key_id = $2`,
        [tenantId, keyId, scopes, cidrs, monthlyCreditsMax, expiresAt, ...browserColumns(browser)],
      );
      // The cap of a line is stored with its first key, from which every charge of the line reads it.
      await tx.query(
        `UPDATE ${table} SET monthly_credits_max = $3
         WHERE tenant_id = $1 AND key_id = (SELECT line_id FROM ${table} WHERE tenant_id = $1 AND key_id = $2)`,
        [tenantId, keyId, monthlyCreditsMax],
      );
    },

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
