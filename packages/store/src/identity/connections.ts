import { Refusal } from '@graha/domain/core/refusal';
import type { IdentityContext } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';

type PersonRef = { userId: string };

const OF_PROVIDERS = "user_id = $1 AND provider_id <> 'credential'";

/**
 * Removes a connection. Removals of one person are serialised, so that two at once do not remove the last two.
 * @returns the provider
 * @throws Refusal if the person has no such connection, or has no other sign-in method (password, passkey or connection)
 */
export const removeConnection = (
  { identity }: IdentityContext,
  { userId, id }: PersonRef & { id: string },
): Promise<string> =>
  inTransaction(identity, async (tx) => {
    await tx.query('SELECT FROM identity.user WHERE id = $1 FOR UPDATE', [userId]);
    const { rows } = await query(
      tx,
      `SELECT EXISTS (SELECT FROM identity.account WHERE user_id = $1 AND id <> $2
                      AND (provider_id <> 'credential' OR password IS NOT NULL))
         OR EXISTS (SELECT FROM identity.passkey WHERE user_id = $1) AS "hasOther"`,
      [userId, id],
    );
    if (!rows[0]?.hasOther) throw new Refusal('last_way_in');
    const removed = await query(
      tx,
      `DELETE FROM identity.account WHERE ${OF_PROVIDERS} AND id = $2 RETURNING provider_id AS provider`,
      [userId, id],
    );
    if (!removed.rows[0]) throw new Refusal('own_unknown');
    return removed.rows[0].provider;
  });
