import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

const set =
  (what: string) =>
  (tx: PoolClient, { tenantId }: { tenantId: string }, ...values: unknown[]) =>
    tx.query(`UPDATE graha.auto_top_up SET ${what} WHERE tenant_id = $1`, [tenantId, ...values]);

const turnOff = set('is_on = false, paused_because = NULL');
const start = set(`open_purchase_id = $2, month = $3, packs = CASE WHEN month = $3 THEN packs + 1 ELSE 1 END`);
const pause = set('paused_because = $2');

/** A pack that was not bought does not count toward the month. */
const end = (tx: PoolClient, tenantId: string, purchaseId: string | undefined, notBought: 0 | 1) =>
  purchaseId === undefined
    ? Promise.resolve()
    : tx.query(
        `UPDATE graha.auto_top_up SET open_purchase_id = NULL, packs = packs - $3
         WHERE tenant_id = $1 AND open_purchase_id = $2`,
        [tenantId, purchaseId, notBought],
      );

/** Workspaces with auto top-up, so that the worker finds them without reading their histories. */
export const autoTopUp: Projector = {
  name: 'auto-top-up',
  on: {
    AutoTopUpTurnedOn: (tx, { tenantId, data: { belowCredits, packsMax } }) =>
      tx.query(
        `INSERT INTO graha.auto_top_up (tenant_id, is_on, below_credits, packs_max) VALUES ($1, true, $2, $3)
         ON CONFLICT (tenant_id) DO UPDATE SET is_on = true, paused_because = NULL,
           below_credits = excluded.below_credits, packs_max = excluded.packs_max`,
        [tenantId, belowCredits, packsMax],
      ),
    AutoTopUpTurnedOff: turnOff,
    AutoTopUpStarted: (tx, event) => start(tx, event, event.data.purchaseId, event.data.month),
    AutoTopUpPaused: (tx, event) => pause(tx, event, event.data.reason),
    PurchaseFailed: (tx, { tenantId, data }) => end(tx, tenantId, data.purchaseId, 1),
    TopUpPurchased: (tx, { tenantId, data }) => end(tx, tenantId, data.purchaseId, 0),
  },
};
