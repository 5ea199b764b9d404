import { z } from 'zod';
import type { EventOf } from '../core/event.ts';
import { PLANS, TOP_UP, type PlanId } from './plans.ts';
import { Refusal } from '../core/refusal.ts';

const AUTO_TOP_UP_BELOW_MAX = 10_000_000;
const AUTO_TOP_UP_PACKS_MAX = 100;

/** Auto top-up rule: buy one pack when the balance falls below `belowCredits`, at most `packsMax` per calendar month (UTC). */
export const AutoTopUpRule = z.object({
  belowCredits: z
    .int('Enter a whole number of credits.')
    .min(1, 'Enter at least 1 credit.')
    .max(AUTO_TOP_UP_BELOW_MAX, 'Enter 10,000,000 credits at most.'),
  packsMax: z
    .int('Enter a whole number of top-ups.')
    .min(1, 'Enter at least 1 top-up.')
    .max(AUTO_TOP_UP_PACKS_MAX, 'Enter 100 top-ups at most.'),
  /** The agreed price of a pack; at another price nothing is bought. */
  priceCents: z.int().positive(),
});
export type AutoTopUpRule = z.output<typeof AutoTopUpRule>;

/** Reasons for a pause, which lasts until a person turns the rule on again, with the necessary action. */
export const AUTO_TOP_UP_PAUSES = {
  card_declined: 'The card was declined. Change the card in the customer portal, then turn automatic top-up on again.',
  card_absent: 'No card is stored. Add one in the customer portal, then turn automatic top-up on again.',
  refused: 'Stripe refused the payment. Buy a top-up by hand to see why, then turn automatic top-up on again.',
  plan_absent: 'Top-ups need a paid plan. Choose one, then turn automatic top-up on again.',
  plan_unpaid:
    'The last payment for the plan failed. Update the card; when the plan is paid, turn automatic top-up on again.',
  price_changed: 'The price of a top-up has changed. Look at the new price, then turn automatic top-up on again.',
} as const;
export type AutoTopUpPause = keyof typeof AUTO_TOP_UP_PAUSES;
// Safe: the keys of a constant object without further properties.
export const PAUSE_NAMES = Object.keys(AUTO_TOP_UP_PAUSES) as [AutoTopUpPause, ...AutoTopUpPause[]];

const Month = z.string().regex(/^\d{4}-\d{2}$/);

export const autoTopUpEvents = {
  AutoTopUpTurnedOn: AutoTopUpRule,
  AutoTopUpTurnedOff: z.object({}),
  /** Appended before Stripe is called: the idempotency keys of all calls for this pack are derived from its id. */
  AutoTopUpStarted: z.object({ purchaseId: z.uuid(), month: Month }),
  AutoTopUpPaused: z.object({ reason: z.enum(PAUSE_NAMES) }),
};
export type AutoTopUpEvent = EventOf<typeof autoTopUpEvents>;

export type AutoTopUp = {
  /** null: off. */
  rule: AutoTopUpRule | null;
  pausedBecause: AutoTopUpPause | null;
  /** Started, and neither paid nor failed yet. */
  openPurchaseId: string | null;
  /** The last month in which a pack was started, and the number of its packs, bought or pending. */
  month: string;
  packs: number;
};

export const AUTO_TOP_UP_OFF: AutoTopUp = {
  rule: null,
  pausedBecause: null,
  openPurchaseId: null,
  month: '',
  packs: 0,
};

/** Further facts of the subscription. */
type Means = { plan: PlanId; stripeCustomerId: string | null; inDunning: boolean; moneyIds: readonly string[] };

/** Packs that count toward this month's maximum. A clock that jumps back begins no new month. */
const packsIn = ({ month, packs }: AutoTopUp, now: string): number => (now.slice(0, 7) > month ? 0 : packs);

export function turnOn(rule: AutoTopUpRule, { rule: known, pausedBecause }: AutoTopUp, means: Means): AutoTopUpEvent[] {
  const isSame =
    known !== null &&
    known.belowCredits === rule.belowCredits &&
    known.packsMax === rule.packsMax &&
    known.priceCents === rule.priceCents;
  if (isSame && pausedBecause === null) return [];
  if (PLANS[means.plan].callsPerPeriod !== null) throw new Refusal('top_up_on_free');
  if (means.stripeCustomerId === null) throw new Refusal('card_absent');
  if (rule.priceCents !== TOP_UP.priceCents) throw new Refusal('top_up_price_changed');
  return [{ type: 'AutoTopUpTurnedOn', data: rule }];
}

export type Fall = {
  purchaseId: string;
  /** Includes credits bought and not yet granted. */
  creditsLeft: number;
  /** Number of payments recorded when the credits were counted; if it has changed, they must be counted again. */
  paymentsSeen: number;
};

/** Returns a pack to buy, a pause, or nothing. */
export function whenFallen(fall: Fall, state: AutoTopUp, means: Means, now: string): AutoTopUpEvent[] {
  const { rule, pausedBecause, openPurchaseId, month } = state;
  if (rule === null || pausedBecause !== null || openPurchaseId !== null) return [];
  if (fall.paymentsSeen !== means.moneyIds.length || fall.creditsLeft >= rule.belowCredits) return [];
  const reason = obstacleTo(rule, means);
  if (reason !== null) return [{ type: 'AutoTopUpPaused', data: { reason } }];
  if (packsIn(state, now) >= rule.packsMax) return [];
  const thisMonth = now.slice(0, 7);
  return [
    {
      type: 'AutoTopUpStarted',
      data: { purchaseId: fall.purchaseId, month: thisMonth > month ? thisMonth : month },
    },
  ];
}

/** Returns the reason why a pack must not be paid now; null if it may be. */
export function obstacleTo({ priceCents }: Pick<AutoTopUpRule, 'priceCents'>, means: Means): AutoTopUpPause | null {
  if (PLANS[means.plan].callsPerPeriod !== null) return 'plan_absent';
  if (means.inDunning) return 'plan_unpaid';
  if (means.stripeCustomerId === null) return 'card_absent';
  return priceCents === TOP_UP.priceCents ? null : 'price_changed';
}

/** Returns the events after a failed open purchase: the rule is paused, unless the purchase was withdrawn before payment. */
export const afterFailure = (
  { purchaseId, reason }: Failed,
  { openPurchaseId }: Pick<AutoTopUp, 'openPurchaseId'>,
): AutoTopUpEvent[] =>
  purchaseId === undefined || purchaseId !== openPurchaseId || reason === 'withdrawn'
    ? []
    : [{ type: 'AutoTopUpPaused', data: { reason } }];

type Failed = { purchaseId?: string | undefined; reason: 'card_declined' | 'card_absent' | 'refused' | 'withdrawn' };
type Purchased = { purchaseId?: string | undefined };

export function evolveAutoTopUp(
  state: AutoTopUp,
  event: AutoTopUpEvent | { type: 'PurchaseFailed'; data: Failed } | { type: 'TopUpPurchased'; data: Purchased },
): AutoTopUp {
  switch (event.type) {
    case 'AutoTopUpTurnedOn':
      return { ...state, rule: event.data, pausedBecause: null };
    case 'AutoTopUpTurnedOff':
      return { ...state, rule: null, pausedBecause: null };
    case 'AutoTopUpPaused':
      return { ...state, pausedBecause: event.data.reason };
    case 'AutoTopUpStarted': {
      const { purchaseId, month } = event.data;
      return { ...state, openPurchaseId: purchaseId, month, packs: month === state.month ? state.packs + 1 : 1 };
    }
    case 'PurchaseFailed':
    case 'TopUpPurchased': {
      const { purchaseId } = event.data;
      if (purchaseId === undefined || state.openPurchaseId !== purchaseId) return state;
      const packs = event.type === 'TopUpPurchased' ? state.packs : state.packs - 1; // A pack that was not bought does not count.
      return { ...state, openPurchaseId: null, packs };
    }
  }
}
