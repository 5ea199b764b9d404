import { grantOf, shareOf, type Bought } from '@graha/domain/billing-money';
import { subscriptionStream } from '@graha/domain/streams';
import type { Pool, PoolClient } from 'pg';
import { consumeFeed } from './event-feed.ts';
import { eventOf, type EventRow } from './event-row.ts';
import type { Recorded } from './event-store.ts';
import { applyPlansIn } from './plan-changes.ts';

const CONSUMER = 'billing';

/** What money does to credits, as worker: each event once, in the transaction that notes it as done. How many events. */
export const applyBillingEffects = (pool: Pool): Promise<number> => consumeFeed(pool, CONSUMER, applyOne);

async function applyOne(tx: PoolClient, event: Recorded): Promise<void> {
  switch (event.type) {
    case 'TopUpPurchased': {
      const { sessionId, credits, expiresAt } = event.data;
      const values = [event.tenantId, credits, expiresAt, sessionId];
      await tx.query("SELECT graha.grant_credits($1, 'topup', $2, $3, 0, 'checkout', $4)", values);
      return;
    }
    case 'RefundIssued':
    case 'DisputeOpened':
    case 'DisputeClosed':
      await holdShare(tx, event.tenantId, event.data.bought);
      return;
    default:
  }
}

/** The plan first: what a payment bought must be there before a share of it can be taken. */
async function holdShare(tx: PoolClient, tenantId: string, bought: Bought): Promise<void> {
  await applyPlansIn(tx, tenantId);
  const { rows } = await tx.query<EventRow>('SELECT * FROM graha.stream_events($1)', [subscriptionStream(tenantId)]);
  const { source } = grantOf(bought);
  const wanted = shareOf(bought, returnedCents(rows.map(eventOf), source.id));
  const values = [tenantId, source.type, source.id, wanted, 'The payment went back.'];
  await tx.query('SELECT graha.hold_share($1, $2, $3, $4, $5)', values);
}

/** What has gone back of one payment and not come again. */
function returnedCents(events: readonly Recorded[], sourceId: string): number {
  let cents = 0;
  for (const event of events) {
    if (event.type !== 'RefundIssued' && event.type !== 'DisputeOpened' && event.type !== 'DisputeClosed') continue;
    if (grantOf(event.data.bought).source.id !== sourceId) continue;
    if (event.type !== 'DisputeClosed') cents += event.data.amountCents;
    else if (event.data.isWon) cents -= event.data.amountCents;
  }
  return cents;
}
