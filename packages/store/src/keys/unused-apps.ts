import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { revokeKey } from './key-commands.ts';

const ACTOR = { kind: 'system', id: 'connected-apps' } as const;
const REASON = 'The app did not finish connecting, or its access expired.';

/**
 * Removes connections of apps that no code or token can use any more, and revokes their keys (role: worker). @returns the
 * number removed
 */
export async function endUnusedApps({ db }: Db): Promise<number> {
  const { rows } = await query(
    db,
    'SELECT key_id AS "keyId", organization_id AS "tenantId" FROM identity.ended_apps()',
  );
  for (const { keyId, tenantId } of rows) {
    // In this order: after an interruption between the two, the next run finds the app again.
    await revokeKey({ db, tenantId, actor: ACTOR }, { keyId, reason: REASON });
    await db.query('SELECT identity.forget_app($1)', [keyId]);
  }
  return rows.length;
}
