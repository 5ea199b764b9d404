import { grantOf, shareOf, type Bought } from '@graha/domain/billing-money';
import type { Pool, PoolClient } from 'pg';
import { consumeFeed } from './event-feed.ts';
import type { Recorded } from './event-store.ts';
import { applyPlansIn } from './plan-changes.ts';

const CONSUMER = 'billing';

/** What money does to credits, as worker: each event once, in the transaction that notes it as done. How many events. */
export const applyBillingEffects = (pool: Pool): Promise<number> => consumeFeed(pool, CONSUMER, applyOne);

async function applyOne(tx: PoolClient, event: Recorded): Promise<void> {
  const { tenantId } = event;
  switch (event.type) {
    case 'TopUpPurchased': {
      const { sessionId, credits, expiresAt } = event.data;
      const values = [tenantId, credits, expiresAt, sessionId];
      await tx.query("SELECT graha.grant_credits($1, 'topup', $2, $3, 0, 'checkout', $4)", values);
      return;
    }
    case 'RefundIssued':
      await takeBack(tx, tenantId, event.data, `refund:${event.data.refundId}`, 'The payment was refunded.');
      return;
    case 'DisputeOpened':
      await takeBack(tx, tenantId, event.data, `dispute:${event.data.disputeId}`, 'The payment is disputed.');
      return;
    case 'DisputeClosed': {
      if (!event.data.isWon) return;
      const { source } = grantOf(event.data.bought);
      const returnId = `dispute:${event.data.disputeId}`;
      await tx.query('SELECT graha.restore_share($1, $2, $3, $4)', [tenantId, source.type, source.id, returnId]);
      return;
    }
    default:
  }
}

/** The plan first: what a payment bought must be there before a share of it can be taken. */
async function takeBack(
  tx: PoolClient,
  tenantId: string,
  { bought, amountCents }: { bought: Bought; amountCents: number },
  returnId: string,
  reason: string,
): Promise<void> {
  await applyPlansIn(tx, tenantId);
  const { source } = grantOf(bought);
  const values = [tenantId, source.type, source.id, shareOf(bought, amountCents), reason, returnId];
  await tx.query('SELECT graha.withdraw_share($1, $2, $3, $4, $5, $6)', values);
}
