import { z } from 'zod';
import type { EventOf } from '../core/event.ts';
import { PLAN_IDS, type PlanId } from './plans.ts';
import type { Scheduled } from './stripe-view.ts';

const Instant = z.iso.datetime();
const Plan = z.enum(PLAN_IDS);

/** Events that change the plan, its schedule, or dunning. */
export const standingEvents = {
  DunningEntered: z.object({}),
  DunningCleared: z.object({}),
  /** `unpaidFrom`: start of the unpaid period, whose credits are withdrawn. */
  PlanChanged: z.object({ from: Plan, to: Plan, effectiveAt: Instant, unpaidFrom: Instant.optional() }),
  /** A plan change is scheduled for the end of the period. */
  PlanScheduled: z.object({ to: Plan, at: Instant }),
  PlanScheduleCleared: z.object({}),
};
export type StandingEvent = EventOf<typeof standingEvents>;

/** Returns the change of plan; none if the plan stays. */
export const planChanged = (from: PlanId, to: PlanId, effectiveAt: string, unpaidFrom?: string): StandingEvent[] =>
  from === to
    ? []
    : [{ type: 'PlanChanged', data: { from, to, effectiveAt, ...(unpaidFrom === undefined ? {} : { unpaidFrom }) } }];

/** Returns the begin or end of dunning; none if it goes on. */
export const dunningChanged = (from: boolean, to: boolean): StandingEvent[] =>
  from === to ? [] : [{ type: to ? 'DunningEntered' : 'DunningCleared', data: {} }];

/** Returns the change of a scheduled plan; none if the schedule stays. */
export const scheduleChanged = (from: Scheduled | null, to: Scheduled | null): StandingEvent[] => {
  if (to === null) return from === null ? [] : [{ type: 'PlanScheduleCleared', data: {} }];
  return from?.to === to.to && from.at === to.at ? [] : [{ type: 'PlanScheduled', data: to }];
};
