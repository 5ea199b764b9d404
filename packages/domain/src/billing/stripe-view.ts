import { z } from 'zod';
import { BILLING_INTERVALS, type BillingInterval } from './interval.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

const Instant = z.iso.datetime();
const Id = z.string().min(1).max(255);

/** Two facts about each Stripe status: does it entitle to the plan, and does the subscription still prevent another one? */
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
export const StripeView = z.object({
  stripeSubscriptionId: Id,
  status: z.enum(STATUS_NAMES),
  plan: z.enum(PLAN_IDS),
  /** Absent: a month. */
  interval: z.enum(BILLING_INTERVALS).optional(),
  /** The plan and the interval that Stripe has scheduled for the end of the period. */
  nextPlan: z.enum(PLAN_IDS).optional(),
  nextInterval: z.enum(BILLING_INTERVALS).optional(),
  stripePriceId: Id,
  periodStart: Instant,
  periodEnd: Instant,
  /** The billing anchor: all periods start on its day of the month, or on the last day of a shorter month. */
  anchorAt: Instant.optional(),
  cancelAt: Instant.nullable(),
  /** It ended because its current period was not paid. */
  endedUnpaid: z.boolean().optional(),
  stripeSeenAt: Instant,
});
export type StripeView = z.output<typeof StripeView>;
// Safe: the keys of the schema's own shape. The time of the fetch makes no difference between two views.
const COMPARED = (Object.keys(StripeView.shape) as (keyof StripeView)[]).filter((field) => field !== 'stripeSeenAt');

export const lives = (view: StripeView | null): boolean => view !== null && STATUSES[view.status].lives;
export const isLate = ({ status }: StripeView): boolean => STATUSES[status].dunning;
const entitles = ({ status }: StripeView): boolean => STATUSES[status].entitles;

/** A workspace without a subscription has the interval of a first purchase. */
export const intervalOf = (view: StripeView | null): BillingInterval => view?.interval ?? 'month';

export const paidPlan = (view: StripeView | null): PlanId => (view !== null && entitles(view) ? view.plan : 'free');

/**
 * Returns true if a view changes the state: an ended subscription stays ended and never replaces a running one, and older views
 * are ignored.
 */
export function isNews(seen: StripeView, known: StripeView | null): boolean {
  if (known === null) return true;
  if (Date.parse(seen.stripeSeenAt) < Date.parse(known.stripeSeenAt)) return false;
  const ended = known.status === 'canceled' || known.status === 'incomplete_expired';
  if (seen.stripeSubscriptionId !== known.stripeSubscriptionId) return lives(seen) || !lives(known);
  if (ended && seen.status !== known.status) return false;
  return COMPARED.some((field) => seen[field] !== known[field]);
}

/** `interval`: only if it changes with the plan. */
export type Scheduled = { to: PlanId; at: string; interval?: BillingInterval | undefined };

/**
 * Derives the plan from a view: the current plan, and the plan after the end of the paid period. A change that waits is a schedule at
 * Stripe or, between two plans that are paid by the month, a cheaper price within a period that was paid.
 */
export function meaningOf(
  seen: StripeView,
  known: { stripe: StripeView | null; plan: PlanId },
): { plan: PlanId; scheduled: Scheduled | null } {
  const paid = paidPlan(seen);
  const { stripe } = known;
  const samePeriod =
    stripe?.stripeSubscriptionId === seen.stripeSubscriptionId && stripe.periodStart === seen.periodStart;
  const waits = entitles(seen) && samePeriod && PLANS[paid].priceCents < PLANS[known.plan].priceCents;
  const plan = waits ? known.plan : paid;
  if (entitles(seen) && seen.cancelAt !== null) return { plan, scheduled: { to: 'free', at: seen.cancelAt } };
  return { plan, scheduled: waits ? { to: paid, at: seen.periodEnd } : scheduledAtStripe(seen) };
}

function scheduledAtStripe(seen: StripeView): Scheduled | null {
  const { nextPlan, nextInterval, periodEnd } = seen;
  if (!entitles(seen) || nextPlan === undefined) return null;
  const interval = nextInterval === undefined || nextInterval === intervalOf(seen) ? {} : { interval: nextInterval };
  return { to: nextPlan, at: periodEnd, ...interval };
}
