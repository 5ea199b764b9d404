import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { isSealedBefore, seal, unseal, type SealingKeys } from './sealing.ts';
import { placeOf } from './webhook-commands.ts';

/** Seals secrets of the previous key again after a change of the sealing key (role: worker). Returns the number of webhooks. */
export async function resealSecrets({ db }: Db, { sealing }: { sealing: SealingKeys }): Promise<number> {
  if (sealing.previous === null) return 0;
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId", webhook_id AS "webhookId", sealed_secret AS sealed,
       CASE WHEN old_valid_until > (SELECT graha.ledger_now()) THEN old_sealed_secret END AS "oldSealed"
     FROM graha.webhook`,
  );
  const before = rows.filter((row) =>
    [row.sealed, row.oldSealed ?? row.sealed].some((one) => isSealedBefore(sealing, one)),
  );
  for (const row of before) {
    const again = (sealed: string) => seal(sealing, unseal(sealing, sealed, placeOf(row)), placeOf(row));
    // A secret that was replaced meanwhile is already sealed with the current key.
    await db.query(
      `UPDATE graha.webhook SET sealed_secret = $4, old_sealed_secret = $5
       WHERE tenant_id = $1 AND webhook_id = $2 AND sealed_secret = $3`,
      [
        row.tenantId,
        row.webhookId,
        row.sealed,
        again(row.sealed),
        row.oldSealed === null ? null : again(row.oldSealed),
      ],
    );
  }
  return before.length;
}
