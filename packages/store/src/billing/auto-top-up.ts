import type { AutoTopUpPause } from '@graha/domain/billing/auto-top-up';
import { subscriptionStream } from '@graha/domain/core/streams';
import type { Db, TenantContext } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type AutoTopUpStanding = {
  isOn: boolean;
  belowCredits: number;
  packsMax: number;
  /** Packs in this calendar month (UTC), including a pending one. */
  packs: number;
  pausedBecause: AutoTopUpPause | null;
};

const OFF: AutoTopUpStanding = { isOn: false, belowCredits: 0, packsMax: 0, packs: 0, pausedBecause: null };

/** Returns the rule and its use, as the portal and the API show them. */
export function autoTopUpOf({ db, tenantId }: TenantContext): Promise<AutoTopUpStanding> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT is_on AS "isOn", below_credits::float8 AS "belowCredits", packs_max AS "packsMax",
         paused_because AS "pausedBecause", CASE WHEN month < ${THIS_MONTH} THEN 0 ELSE packs END AS packs
       FROM graha.auto_top_up WHERE tenant_id = $1`,
      [tenantId],
    );
    return narrowed<AutoTopUpStanding>(rows)[0] ?? OFF;
  });
}

const THIS_MONTH = "to_char((SELECT graha.ledger_now()) AT TIME ZONE 'UTC', 'YYYY-MM')";

/** Returns the workspaces below their threshold that may buy, or that have a pending pack (role: worker). */
export async function autoTopUpsDue({ db }: Db): Promise<string[]> {
  const { rows } = await query(
    db,
    `SELECT t.tenant_id AS "tenantId" FROM graha.auto_top_up t JOIN graha.credit_account a USING (tenant_id)
     WHERE t.open_purchase_id IS NOT NULL
       OR (t.is_on AND t.paused_because IS NULL AND a.status = 'active' AND a.remaining < t.below_credits
         AND (t.packs < t.packs_max
           OR t.month < ${THIS_MONTH}))
     ORDER BY t.tenant_id`,
  );
  return rows.map(({ tenantId }) => tenantId);
}

/**
 * Returns the remaining credits plus bought credits that are not granted yet (role: worker). One statement counts both, so that
 * a concurrent grant is counted once. A period that is over is closed first, because the next one adds its allowance.
 */
export async function creditsWithBought({ db, tenantId }: TenantContext): Promise<number> {
  await db.query('SELECT graha.settle($1)', [tenantId]);
  const { rows } = await query(
    db,
    `SELECT (a.remaining + coalesce((
         SELECT sum((e.data ->> 'credits')::bigint) FROM graha.event e
         WHERE e.stream_id = $2 AND e.type = 'TopUpPurchased' AND NOT EXISTS (
           SELECT FROM graha.credit_grant g WHERE g.tenant_id = a.tenant_id AND g.source_type = 'checkout'
             AND g.source_id = e.data ->> 'sessionId')
       ), 0))::float8 AS credits
     FROM graha.credit_account a WHERE a.tenant_id = $1`,
    [tenantId, subscriptionStream(tenantId)],
  );
  if (!rows[0]) throw new Error(`Tenant ${tenantId} has no account.`);
  return rows[0].credits;
}
