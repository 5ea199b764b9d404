import { z } from 'zod';
import type { EventOf } from '../core/event.ts';
import { BILLING_INTERVALS, sameTerms, type Terms } from './interval.ts';
import { PLAN_IDS, PLANS } from './plans.ts';
import type { Scheduled } from './stripe-view.ts';

const Instant = z.iso.datetime();
const Plan = z.enum(PLAN_IDS);
const Interval = z.enum(BILLING_INTERVALS);

/** `retryAt`: the next attempt of Stripe; null: none is planned. Events of earlier releases have neither it nor the amount. */
export const DeclinedCharge = z.object({
  invoiceId: z.string().min(1).max(255),
  attempt: z.int().positive(),
  amountCents: z.int().nonnegative().optional(),
  retryAt: Instant.nullable().optional(),
});

/** Events that change the plan, its schedule, or dunning. */
export const standingEvents = {
  DunningEntered: z.object({}),
  DunningCleared: z.object({}),
  /**
   * `unpaidFrom`: start of the unpaid period, whose credits are withdrawn. `interval`: the interval of `to`, absent for a month or
   * Free. `from` and `to` are one plan if only the interval changes.
   */
  PlanChanged: z.object({
    from: Plan,
    to: Plan,
    effectiveAt: Instant,
    unpaidFrom: Instant.optional(),
    interval: Interval.optional(),
  }),
  /** A change of the plan, or of its interval, is scheduled for the end of the period. */
  PlanScheduled: z.object({ to: Plan, at: Instant, interval: Interval.optional() }),
  PlanScheduleCleared: z.object({}),
};
export type StandingEvent = EventOf<typeof standingEvents>;

type Change = { from: Terms; to: Terms; effectiveAt: string; unpaidFrom?: string | undefined };

/** Returns the change of plan, or of the interval of a plan that stays; none if both stay. */
export function planChanged({ from, to, effectiveAt, unpaidFrom }: Change): StandingEvent[] {
  if (sameTerms(from, to)) return [];
  const isNamed = PLANS[to.plan].priceCents > 0 && (to.interval !== 'month' || from.plan === to.plan);
  const data = {
    from: from.plan,
    to: to.plan,
    effectiveAt,
    ...(unpaidFrom === undefined ? {} : { unpaidFrom }),
    ...(isNamed ? { interval: to.interval } : {}),
  };
  return [{ type: 'PlanChanged', data }];
}

/** Returns the begin or end of dunning; none if it goes on. */
export const dunningChanged = (from: boolean, to: boolean): StandingEvent[] =>
  from === to ? [] : [{ type: to ? 'DunningEntered' : 'DunningCleared', data: {} }];

/** Returns the change of a scheduled plan; none if the schedule stays. */
export const scheduleChanged = (from: Scheduled | null, to: Scheduled | null): StandingEvent[] => {
  if (to === null) return from === null ? [] : [{ type: 'PlanScheduleCleared', data: {} }];
  const isSame = from?.to === to.to && from.at === to.at && from.interval === to.interval;
  return isSame ? [] : [{ type: 'PlanScheduled', data: to }];
};
