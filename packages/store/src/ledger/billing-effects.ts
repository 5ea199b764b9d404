import { grantOf, type Bought } from '@graha/domain/billing/money/billing-money';
import { sharesOf } from '@graha/domain/billing/money/returned-share';
import { subscriptionStream } from '@graha/domain/core/streams';
import type { PoolClient } from 'pg';
import { consumeFeed } from '../log/event-feed.ts';
import type { Recorded } from '../log/event-store.ts';
import { streamIn } from '../log/fold.ts';
import { applyPlansIn } from './plan-changes.ts';
import type { Db } from '../postgres/context.ts';

const CONSUMER = 'billing';

/**
 * Applies payments and refunds to credits, each event once, in the transaction that records it as done (role: worker). Returns
 * the number of events.
 */
export const applyBillingEffects = (ctx: Db): Promise<number> => consumeFeed(ctx, { name: CONSUMER, handle: applyOne });

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

/** Applies the plan first: purchased credits must exist before a share of them can be withheld. */
async function holdShare(tx: PoolClient, tenantId: string, bought: Bought): Promise<void> {
  await applyPlansIn(tx, tenantId);
  const events = await streamIn(tx, subscriptionStream(tenantId));
  const cents = returnedCents(events, grantOf(bought).source.id);
  for (const { source, credits } of sharesOf(bought, { cents, anchor: anchorIn(events, bought) })) {
    const values = [tenantId, source.type, source.id, credits, 'The payment went back.'];
    await tx.query('SELECT graha.hold_share($1, $2, $3, $4, $5)', values);
  }
}

/** The date that the months of a paid period follow; its start, if Stripe never showed the period. */
function anchorIn(events: readonly Recorded[], bought: Bought): string | null {
  if (bought.purpose !== 'plan') return null;
  const startMs = Date.parse(bought.periodStart);
  const view = events.findLast(
    ({ type, data }) => type === 'SubscriptionSynced' && Date.parse(data.periodStart) === startMs,
  );
  return (view?.type === 'SubscriptionSynced' ? view.data.anchorAt : null) ?? bought.periodStart;
}

/** Net cents returned of one payment. Of two payments for one grant, the second is returned first. */
function returnedCents(events: readonly Recorded[], sourceId: string): number {
  const doubled = events.flatMap((event) =>
    event.type === 'PaymentReceived' && grantOf(event.data.bought).source.id === sourceId
      ? [event.data.amountCents]
      : [],
  );
  let cents = -doubled.slice(1).reduce((sum, amount) => sum + amount, 0);
  for (const event of events) {
    if (event.type !== 'RefundIssued' && event.type !== 'DisputeOpened' && event.type !== 'DisputeClosed') continue;
    if (grantOf(event.data.bought).source.id !== sourceId) continue;
    if (event.type !== 'DisputeClosed') cents += event.data.amountCents;
    else if (event.data.isWon) cents -= event.data.amountCents;
  }
  return Math.max(0, cents);
}
