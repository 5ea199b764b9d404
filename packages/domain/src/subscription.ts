import { z } from 'zod';
import { deciderOf, type EventOf } from './event.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';
import { Refusal } from './refusal.ts';

const Instant = z.iso.datetime();
const Id = z.string().min(1).max(255);
const Plan = z.enum(PLAN_IDS);
const Reason = z.string().trim().min(1).max(500);
const ADJUSTMENT_MAX = 100_000_000;
const Amount = z
  .int()
  .min(-ADJUSTMENT_MAX)
  .max(ADJUSTMENT_MAX)
  .refine((amount) => amount !== 0, 'An adjustment of 0 credits changes nothing.');

/** Which plan a status of Stripe's entitles to, and whether the subscription still stands in the way of another. */
const STATUSES = {
  incomplete: { entitles: false, lives: false, dunning: false },
  incomplete_expired: { entitles: false, lives: false, dunning: false },
  trialing: { entitles: true, lives: true, dunning: false },
  active: { entitles: true, lives: true, dunning: false },
  past_due: { entitles: true, lives: true, dunning: true },
  unpaid: { entitles: false, lives: true, dunning: true },
  paused: { entitles: false, lives: true, dunning: false },
  canceled: { entitles: false, lives: false, dunning: false },
} as const;
type Status = keyof typeof STATUSES;
// Safe: the keys of a constant object without further properties.
const STATUS_NAMES = Object.keys(STATUSES) as [Status, ...Status[]];

/** A subscription as Stripe showed it when it was fetched at `stripeSeenAt`. */
const StripeView = z.object({
  stripeSubscriptionId: Id,
  status: z.enum(STATUS_NAMES),
  plan: Plan,
  stripePriceId: Id,
  periodStart: Instant,
  periodEnd: Instant,
  cancelAt: Instant.nullable(),
  stripeSeenAt: Instant,
});
type StripeView = z.output<typeof StripeView>;
// Safe: the keys of the schema's own shape. When it was seen makes no difference between two views.
const COMPARED = (Object.keys(StripeView.shape) as (keyof StripeView)[]).filter((field) => field !== 'stripeSeenAt');

const Checkout = z.object({
  sessionId: Id,
  purpose: z.enum(['plan', 'top_up']),
  plan: Plan.nullable(),
  expiresAt: Instant,
});

export const subscriptionEvents = {
  PlanGranted: z.object({ plan: Plan, reason: Reason, grantedBy: Id }),
  PlanSelected: z.object({ plan: Plan, effective: z.enum(['checkout', 'now', 'period_end']) }),
  CheckoutStarted: Checkout,
  CheckoutEnded: z.object({ sessionId: Id, outcome: z.enum(['completed', 'expired']) }),
  SubscriptionSynced: StripeView,
  PaymentFailed: z.object({ invoiceId: Id, attempt: z.int().positive() }),
  DunningEntered: z.object({}),
  DunningCleared: z.object({}),
  PlanChanged: z.object({ from: Plan, to: Plan, effectiveAt: Instant }),
  /** Credits that an operator adds, or takes as a negative number: the ledger takes no more than is unspent. */
  CreditsAdjusted: z.object({ adjustmentId: Id, amount: Amount, reason: Reason, by: Id }),
  RefundIssued: z.object({ refundId: Id, chargeId: Id, amountCents: z.int().positive() }),
};
export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;

export type Subscription = {
  plan: PlanId;
  /** The plan came from an operator; what Stripe says does not change it. */
  granted: boolean;
  stripe: StripeView | null;
  openCheckouts: readonly z.output<typeof Checkout>[];
  inDunning: boolean;
  failures: Readonly<Record<string, number>>;
  refundIds: readonly string[];
  adjustmentIds: readonly string[];
};

export type SubscriptionCommand = { now: string } & (
  | { type: 'grantPlan'; plan: PlanId; reason: string; grantedBy: string }
  | { type: 'selectPlan'; plan: PlanId }
  | ({ type: 'startCheckout' } & z.output<typeof Checkout>)
  | { type: 'endCheckout'; sessionId: string; outcome: 'completed' | 'expired' }
  | ({ type: 'sync' } & StripeView)
  | { type: 'recordPaymentFailure'; invoiceId: string; attempt: number }
  | { type: 'clearDunning' }
  | { type: 'adjustCredits'; adjustmentId: string; amount: number; reason: string; by: string }
  | { type: 'recordRefund'; refundId: string; chargeId: string; amountCents: number }
);

export const subscriptionLives = ({ stripe }: Subscription): boolean =>
  stripe !== null && STATUSES[stripe.status].lives;

const paidPlan = (stripe: StripeView | null): PlanId =>
  stripe !== null && STATUSES[stripe.status].entitles ? stripe.plan : 'free';

const planChanged = (from: PlanId, to: PlanId, effectiveAt: string): SubscriptionEvent[] =>
  from === to ? [] : [{ type: 'PlanChanged', data: { from, to, effectiveAt } }];

const dunningChanged = (from: boolean, to: boolean): SubscriptionEvent[] =>
  from === to ? [] : [{ type: to ? 'DunningEntered' : 'DunningCleared', data: {} }];

function checkForSale(plan: PlanId, state: Subscription): void {
  if (state.granted) throw new Refusal('plan_granted');
  if (!PLANS[plan].public) throw new Refusal('plan_not_for_sale');
}

/** A subscription that ended stays so, a dead one never displaces a living one, and an older look adds nothing. */
function isNews(seen: StripeView, known: StripeView | null): boolean {
  if (known === null) return true;
  if (Date.parse(seen.stripeSeenAt) < Date.parse(known.stripeSeenAt)) return false;
  const ended = known.status === 'canceled' || known.status === 'incomplete_expired';
  if (seen.stripeSubscriptionId !== known.stripeSubscriptionId) {
    return STATUSES[seen.status].lives || !STATUSES[known.status].lives;
  }
  if (ended && seen.status !== known.status) return false;
  return COMPARED.some((field) => seen[field] !== known[field]);
}

export const subscription = deciderOf<Subscription, SubscriptionCommand, SubscriptionEvent>({
  initial: {
    plan: 'free',
    granted: false,
    stripe: null,
    openCheckouts: [],
    inDunning: false,
    failures: {},
    refundIds: [],
    adjustmentIds: [],
  },

  decide: {
    grantPlan: ({ plan, reason, grantedBy, now }, state) => {
      const ends = plan === 'free'; // Granting the free plan ends a grant: what is paid for holds again.
      if (ends ? !state.granted : state.granted && state.plan === plan) return [];
      if (!ends && subscriptionLives(state)) throw new Refusal('subscription_lives'); // It would go on being billed.
      const to = ends ? paidPlan(state.stripe) : plan;
      return [{ type: 'PlanGranted', data: { plan, reason, grantedBy } }, ...planChanged(state.plan, to, now)];
    },

    selectPlan: ({ plan }, state) => {
      checkForSale(plan, state);
      const lives = subscriptionLives(state);
      const ending = lives && state.stripe !== null && state.stripe.cancelAt !== null;
      if (plan === state.plan && !ending) throw new Refusal('plan_current');
      if (!lives) return [{ type: 'PlanSelected', data: { plan, effective: 'checkout' } }];
      const dearer = PLANS[plan].priceCents > PLANS[state.plan].priceCents;
      return [{ type: 'PlanSelected', data: { plan, effective: dearer ? 'now' : 'period_end' } }];
    },

    startCheckout: ({ type: _type, now: _now, ...data }, state) => {
      if (state.openCheckouts.some(({ sessionId }) => sessionId === data.sessionId)) return [];
      if (data.purpose === 'plan') {
        if (data.plan === null || data.plan === 'free') throw new Refusal('plan_not_for_sale');
        checkForSale(data.plan, state);
        if (subscriptionLives(state)) throw new Refusal('subscription_lives');
      }
      return [{ type: 'CheckoutStarted', data }];
    },

    endCheckout: ({ sessionId, outcome }, state) =>
      state.openCheckouts.some((checkout) => checkout.sessionId === sessionId)
        ? [{ type: 'CheckoutEnded', data: { sessionId, outcome } }]
        : [],

    sync: ({ type: _type, now, ...seen }, state) => {
      if (!isNews(seen, state.stripe)) return [];
      return [
        { type: 'SubscriptionSynced', data: seen },
        ...dunningChanged(state.inDunning, STATUSES[seen.status].dunning),
        ...(state.granted ? [] : planChanged(state.plan, paidPlan(seen), now)),
      ];
    },

    recordPaymentFailure: ({ invoiceId, attempt }, state) =>
      (state.failures[invoiceId] ?? 0) >= attempt
        ? []
        : [{ type: 'PaymentFailed', data: { invoiceId, attempt } }, ...dunningChanged(state.inDunning, true)],

    clearDunning: (_command, state) => dunningChanged(state.inDunning, false),

    adjustCredits: ({ type: _type, now: _now, ...data }, state) =>
      state.adjustmentIds.includes(data.adjustmentId) ? [] : [{ type: 'CreditsAdjusted', data }],

    recordRefund: ({ refundId, chargeId, amountCents }, state) =>
      state.refundIds.includes(refundId) ? [] : [{ type: 'RefundIssued', data: { refundId, chargeId, amountCents } }],
  },

  evolve: {
    PlanGranted: (state, { data }) => ({ ...state, granted: data.plan !== 'free' }),
    PlanSelected: (state) => state,
    CheckoutStarted: (state, { data }) => ({ ...state, openCheckouts: [...state.openCheckouts, data] }),
    CheckoutEnded: (state, { data }) => ({
      ...state,
      openCheckouts: state.openCheckouts.filter(({ sessionId }) => sessionId !== data.sessionId),
    }),
    SubscriptionSynced: (state, { data }) => ({ ...state, stripe: data }),
    PaymentFailed: (state, { data }) => ({
      ...state,
      failures: { ...state.failures, [data.invoiceId]: data.attempt },
    }),
    DunningEntered: (state) => ({ ...state, inDunning: true }),
    DunningCleared: (state) => ({ ...state, inDunning: false }),
    PlanChanged: (state, { data }) => ({ ...state, plan: data.to }),
    CreditsAdjusted: (state, { data }) => ({ ...state, adjustmentIds: [...state.adjustmentIds, data.adjustmentId] }),
    RefundIssued: (state, { data }) => ({ ...state, refundIds: [...state.refundIds, data.refundId] }),
  },
});
