import type { Db } from '../postgres/context.ts';
import { revokeKey } from './key-commands.ts';

const ACTOR = { kind: 'system', id: 'connected-apps' } as const;
const REASON = 'The app did not finish connecting, or its access expired.';

/** Ends connections of apps that no code or token can use any more, with their keys; as worker. @returns the number ended */
export async function endUnusedApps({ db }: Db): Promise<number> {
  const { rows } = await db.query<{ keyId: string; tenantId: string }>(
    'SELECT key_id AS "keyId", organization_id AS "tenantId" FROM identity.ended_apps()',
  );
  for (const { keyId, tenantId } of rows) {
    // In this order: what is cut off in between is found again.
    await revokeKey({ db, tenantId, actor: ACTOR }, { keyId, reason: REASON });
    await db.query('SELECT identity.forget_app($1)', [keyId]);
  }
  return rows.length;
}
