import type { TenantContext } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import type { NamedKey } from './find-keys.ts';

/** Returns the keys that were reported as leaked, with the time of the last report, whether they still work or not. */
export function leakReports({ db, tenantId }: TenantContext): Promise<Map<string, Date>> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT data ->> 'keyId' AS "keyId", max(occurred_at) AS "reportedAt" FROM graha.event
       WHERE tenant_id = $1 AND type = 'KeyLeakReported' GROUP BY 1`,
      [tenantId],
    );
    return new Map(required(rows, 'keyId', 'reportedAt').map(({ keyId, reportedAt }) => [keyId, reportedAt]));
  });
}

/** Returns the keys by name that were reported as leaked and still work: anyone who has one can spend credits. */
export function leakedKeys({ db, tenantId }: TenantContext): Promise<NamedKey[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT key_id AS "keyId", name FROM graha.api_key
       WHERE tenant_id = $1 AND status = 'active' AND (expires_at IS NULL OR expires_at > graha.ledger_now())
         AND key_id IN (SELECT (data ->> 'keyId')::uuid FROM graha.event WHERE tenant_id = $1 AND type = 'KeyLeakReported')
       ORDER BY lower(name), key_id`,
      [tenantId],
    );
    return rows;
  });
}
