import type { TenantContext } from '../postgres/context.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type KeyListItem = {
  keyId: string;
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
  /** Of the last call that was charged, or answered with a test key, as far as usage has been counted. */
  lastUsedAt: Date | null;
  lastOperation: string | null;
};

/** Newest first. When a key was last used is found in the usage, so that no call writes to the key itself. */
export function listKeys({ db, tenantId }: TenantContext): Promise<KeyListItem[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await tx.query<KeyListItem>(
      `SELECT key_id AS "keyId", name, env, prefix, last4, scopes, cidrs,
         monthly_credits_max::float8 AS "monthlyCreditsMax", expires_at AS "expiresAt", status, replaced_by AS "replacedBy",
         issued_at AS "issuedAt", u.last_at AS "lastUsedAt",
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
