import { isMoney, type Bought } from '@graha/domain/billing/money/billing-money';
import { purchasesAfter, returnedCents } from '@graha/domain/billing/money/returned-money';
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
      await holdShares(tx, event.tenantId, { bought: event.data.bought, isPayment: false });
      return;
    case 'PaymentReceived':
      await holdShares(tx, event.tenantId, { bought: event.data.bought, isPayment: true });
      return;
    default:
  }
}

type Cause = { bought: Bought; isPayment: boolean };

/**
 * Applies the plan first: purchased credits must exist before a share of them can be withheld. A payment withholds credits only if the
 * money of an earlier year went back, whose unused time was deducted from its price.
 */
async function holdShares(tx: PoolClient, tenantId: string, { bought, isPayment }: Cause): Promise<void> {
  if (isPayment && (bought.purpose !== 'plan' || bought.interval !== 'year')) return;
  const events = await streamIn(tx, subscriptionStream(tenantId));
  const money = events.filter(isMoney);
  if (isPayment && returnedCents(money, bought) === 0) return;
  await applyPlansIn(tx, tenantId);
  for (const one of purchasesAfter(money, bought)) {
    const cents = returnedCents(money, one);
    for (const { source, credits } of sharesOf(one, { cents, anchor: anchorIn(events, one) })) {
      const values = [tenantId, source.type, source.id, credits, 'The payment went back.'];
      await tx.query('SELECT graha.hold_share($1, $2, $3, $4, $5)', values);
    }
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
