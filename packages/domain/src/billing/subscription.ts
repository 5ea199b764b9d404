import { z } from 'zod';
import { aggregateOf } from '../core/aggregate.ts';
import {
  AUTO_TOP_UP_OFF,
  afterFailure,
  autoTopUpEvents,
  evolveAutoTopUp,
  turnOn,
  whenFallen,
  type AutoTopUp,
  type AutoTopUpRule,
  type Fall,
} from './auto-top-up.ts';
import { moneyEvents, moneyIdOf, type MoneyEvent } from './money/billing-money.ts';
import type { EventOf } from '../core/event.ts';
import { BILLING_INTERVALS, sameTerms, startsNow, type BillingInterval } from './interval.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';
import { Refusal } from '../core/refusal.ts';
import {
  evolveRefunds,
  failRefund,
  NO_REFUNDS,
  refundEvents,
  requestRefund,
  type RefundFailure,
  type Refunds,
  type RefundRequest,
} from './money/refund.ts';
import { planFollows, termsOf, type Standing } from './standing.ts';
import { DeclinedCharge, dunningChanged, planChanged, standingEvents } from './standing-events.ts';
import { isLate, isNews, lives, paidPlan, StripeView } from './stripe-view.ts';
import { subscriptionStream } from '../core/streams.ts';

const Instant = z.iso.datetime();
const Id = z.string().min(1).max(255);
const Plan = z.enum(PLAN_IDS);
/** Absent: a month. */
const Interval = z.enum(BILLING_INTERVALS).optional();
const Reason = z.string().trim().min(1).max(500);
const ADJUSTMENT_MAX = 100_000_000;
const Amount = z
  .int()
  .min(-ADJUSTMENT_MAX)
  .max(ADJUSTMENT_MAX)
  .refine((amount) => amount !== 0, 'An adjustment of 0 credits changes nothing.');

/** Created by the page with the button, so that a second click sends the same id. */
const PurchaseId = z.uuid().optional();

const Checkout = z.object({
  sessionId: Id,
  purpose: z.enum(['plan', 'top_up']),
  plan: Plan.nullable(),
  interval: Interval,
  expiresAt: Instant,
  purchaseId: PurchaseId,
});

const Failure = z.object({
  purpose: z.enum(['plan', 'top_up']),
  plan: Plan.nullable(),
  reason: z.enum(['card_declined', 'refused', 'card_absent', 'withdrawn']),
  purchaseId: PurchaseId,
});

export const subscriptionEvents = {
  PlanGranted: z.object({ plan: Plan, reason: Reason, grantedBy: Id }),
  PlanSelected: z.object({ plan: Plan, interval: Interval, effective: z.enum(['checkout', 'now', 'period_end']) }),
  CheckoutStarted: Checkout,
  CheckoutEnded: z.object({ sessionId: Id, outcome: z.enum(['completed', 'expired']) }),
  SubscriptionSynced: StripeView,
  /**
   * An attempt that ended without a charge. Stripe repeats its answer to an idempotency key, so the next attempt needs another.
   */
  PurchaseFailed: Failure,
  PaymentFailed: DeclinedCharge,
  /** Credits that an operator adds, or withdraws if negative: the ledger takes only unspent credits. */
  CreditsAdjusted: z.object({ adjustmentId: Id, amount: Amount, reason: Reason, by: Id }),
  BillingCustomerLinked: z.object({ stripeCustomerId: Id }),
  ...standingEvents,
  ...autoTopUpEvents,
  ...moneyEvents,
  ...refundEvents,
};
export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;

type Purchase = { sessionId: string | null; attempts: number };

export type Subscription = Standing & {
  /** The plan was granted by an operator; Stripe does not change it. */
  granted: boolean;
  openCheckouts: readonly z.output<typeof Checkout>[];
  /** Keyed by purchaseId: the last payment page, and the number of attempts that ended in a page or a refusal. */
  purchases: Readonly<Record<string, Purchase>>;
  /** Increases whenever a further attempt counts as new: on a change at Stripe, a payment page, a failed attempt. */
  revision: number;
  inDunning: boolean;
  /** The next attempt to charge the card for a failed payment; null if none is known. */
  retryAt: string | null;
  failures: Readonly<Record<string, number>>;
  stripeCustomerId: string | null;
  /** Ids of recorded payments and refunds. */
  moneyIds: readonly string[];
  adjustmentIds: readonly string[];
  autoTopUp: AutoTopUp;
  refunds: Refunds;
};

export type SubscriptionCommand = { now: string } & (
  | { type: 'grantPlan'; plan: PlanId; reason: string; grantedBy: string }
  | { type: 'selectPlan'; plan: PlanId; interval?: BillingInterval | undefined }
  | ({ type: 'startCheckout' } & z.output<typeof Checkout>)
  | { type: 'endCheckout'; sessionId: string; outcome: 'completed' | 'expired' }
  | ({ type: 'sync' } & StripeView)
  | ({ type: 'recordPurchaseFailure' } & z.output<typeof Failure>)
  | ({ type: 'recordPaymentFailure' } & z.output<typeof DeclinedCharge>)
  | { type: 'clearDunning' }
  | { type: 'adjustCredits'; adjustmentId: string; amount: number; reason: string; by: string }
  | { type: 'linkCustomer'; stripeCustomerId: string }
  | { type: 'recordMoney'; event: MoneyEvent }
  | ({ type: 'requestRefund' } & RefundRequest)
  | { type: 'failRefund'; requestId: string; why: RefundFailure }
  | ({ type: 'turnOnAutoTopUp' } & AutoTopUpRule)
  | { type: 'turnOffAutoTopUp' }
  | ({ type: 'startAutoTopUp' } & Fall)
);

export const subscriptionLives = ({ stripe }: Subscription): boolean => lives(stripe);

export const purchaseOf = ({ purchases }: Subscription, purchaseId: string): Purchase =>
  purchases[purchaseId] ?? { sessionId: null, attempts: 0 };

const next = (state: Subscription): Subscription => ({ ...state, revision: state.revision + 1 });

function attempted(state: Subscription, purchaseId: string | undefined, sessionId: string | null): Subscription {
  if (purchaseId === undefined) return next(state);
  const before = purchaseOf(state, purchaseId);
  const purchase = { sessionId: sessionId ?? before.sessionId, attempts: before.attempts + 1 };
  return { ...next(state), purchases: { ...state.purchases, [purchaseId]: purchase } };
}

function checkForSale(plan: PlanId, state: Subscription): void {
  if (state.granted) throw new Refusal('plan_granted');
  if (!PLANS[plan].public) throw new Refusal('plan_not_for_sale');
}

const withRefund = (state: Subscription, event: Parameters<typeof evolveRefunds>[1]): Subscription => ({
  ...state,
  refunds: evolveRefunds(state.refunds, event),
});

const withMoney = (state: Subscription, event: MoneyEvent): Subscription => ({
  ...withRefund(state, event),
  moneyIds: [...state.moneyIds, moneyIdOf(event)],
});

const withAutoTopUp = (state: Subscription, event: Parameters<typeof evolveAutoTopUp>[1]): Subscription => ({
  ...state,
  autoTopUp: evolveAutoTopUp(state.autoTopUp, event),
});

export const subscription = aggregateOf<string, Subscription, SubscriptionCommand, SubscriptionEvent>({
  name: 'subscription',
  streamOf: subscriptionStream,
  tenantOf: (tenantId) => tenantId,
  initial: {
    plan: 'free',
    granted: false,
    stripe: null,
    openCheckouts: [],
    purchases: {},
    revision: 0,
    inDunning: false,
    retryAt: null,
    failures: {},
    scheduled: null,
    stripeCustomerId: null,
    moneyIds: [],
    adjustmentIds: [],
    autoTopUp: AUTO_TOP_UP_OFF,
    refunds: NO_REFUNDS,
  },

  decide: {
    grantPlan: ({ plan, reason, grantedBy, now }, state) => {
      const ends = plan === 'free'; // Granting the free plan ends a grant: the paid plan applies again.
      if (ends ? !state.granted : state.granted && state.plan === plan) return [];
      if (!ends && subscriptionLives(state)) throw new Refusal('subscription_lives'); // Stripe would continue to bill it.
      const to = ends ? paidPlan(state.stripe) : plan;
      const from = termsOf(state);
      const changes = planChanged({ from, to: { ...from, plan: to }, effectiveAt: now });
      return [{ type: 'PlanGranted', data: { plan, reason, grantedBy } }, ...changes];
    },

    selectPlan: ({ plan, interval = 'month' }, state) => {
      checkForSale(plan, state);
      const [from, to] = [termsOf(state), { plan, interval }];
      const chosen = { plan, ...(interval === 'month' ? {} : { interval }) };
      if (state.scheduled === null && sameTerms(from, to)) throw new Refusal('plan_current');
      if (!subscriptionLives(state)) return [{ type: 'PlanSelected', data: { ...chosen, effective: 'checkout' } }];
      return [{ type: 'PlanSelected', data: { ...chosen, effective: startsNow(from, to) ? 'now' : 'period_end' } }];
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
        ...dunningChanged(state.inDunning, isLate(seen)),
        ...(state.granted ? [] : planFollows(seen, state, now)),
      ];
    },

    recordPurchaseFailure: ({ type: _type, now: _now, ...data }, { autoTopUp }) => [
      { type: 'PurchaseFailed', data },
      ...afterFailure(data, autoTopUp),
    ],

    recordPaymentFailure: ({ type: _type, now: _now, ...data }, state) =>
      (state.failures[data.invoiceId] ?? 0) >= data.attempt
        ? []
        : [{ type: 'PaymentFailed', data }, ...dunningChanged(state.inDunning, true)],

    clearDunning: (_command, state) => dunningChanged(state.inDunning, false),

    adjustCredits: ({ type: _type, now: _now, ...data }, state) =>
      state.adjustmentIds.includes(data.adjustmentId) ? [] : [{ type: 'CreditsAdjusted', data }],

    linkCustomer: ({ stripeCustomerId }, state) =>
      state.stripeCustomerId === null ? [{ type: 'BillingCustomerLinked', data: { stripeCustomerId } }] : [],

    recordMoney: ({ event }, state) => (state.moneyIds.includes(moneyIdOf(event)) ? [] : [event]),

    requestRefund: ({ type: _type, now: _now, ...request }, { refunds }) => requestRefund(request, refunds),

    failRefund: ({ requestId, why }, { refunds }) => failRefund({ requestId, why }, refunds),

    turnOnAutoTopUp: ({ type: _type, now: _now, ...rule }, state) => turnOn(rule, state.autoTopUp, state),

    turnOffAutoTopUp: (_command, { autoTopUp }) =>
      autoTopUp.rule === null ? [] : [{ type: 'AutoTopUpTurnedOff', data: {} }],

    startAutoTopUp: ({ now, ...fall }, state) => whenFallen(fall, state.autoTopUp, state, now),
  },

  evolve: {
    PlanGranted: (state, { data }) => ({ ...state, granted: data.plan !== 'free' }),
    PlanSelected: (state) => state,
    CheckoutStarted: (state, { data }) => ({
      ...attempted(state, data.purchaseId, data.sessionId),
      openCheckouts: [...state.openCheckouts, data],
    }),
    CheckoutEnded: (state, { data }) => ({
      ...next(state),
      openCheckouts: state.openCheckouts.filter(({ sessionId }) => sessionId !== data.sessionId),
    }),
    SubscriptionSynced: (state, { data }) => ({ ...next(state), stripe: data }),
    PurchaseFailed: (state, event) => withAutoTopUp(attempted(state, event.data.purchaseId, null), event),
    PaymentFailed: (state, { data }) => ({
      ...state,
      failures: { ...state.failures, [data.invoiceId]: data.attempt },
      retryAt: data.retryAt ?? null,
    }),
    DunningEntered: (state) => ({ ...state, inDunning: true }),
    DunningCleared: (state) => ({ ...state, inDunning: false, retryAt: null }),
    PlanChanged: (state, { data }) => ({ ...state, plan: data.to, scheduled: null }),
    PlanScheduled: (state, { data }) => ({ ...state, scheduled: data }),
    PlanScheduleCleared: (state) => ({ ...state, scheduled: null }),
    BillingCustomerLinked: (state, { data }) => ({ ...state, stripeCustomerId: data.stripeCustomerId }),
    CreditsAdjusted: (state, { data }) => ({ ...state, adjustmentIds: [...state.adjustmentIds, data.adjustmentId] }),
    PaymentReceived: withMoney,
    TopUpPurchased: (state, event) => withAutoTopUp(withMoney(state, event), event),
    AutoTopUpTurnedOn: withAutoTopUp,
    AutoTopUpTurnedOff: withAutoTopUp,
    AutoTopUpStarted: withAutoTopUp,
    AutoTopUpPaused: withAutoTopUp,
    RefundIssued: withMoney,
    DisputeOpened: withMoney,
    DisputeClosed: withMoney,
    RefundRequested: withRefund,
    RefundFailed: withRefund,
  },
});
