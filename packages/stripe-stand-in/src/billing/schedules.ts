import type Stripe from 'stripe';
import { planOf } from '../objects/catalogue.ts';
import { schedule, schedulePhase } from '../objects/schedule.ts';
import { invalid } from '../stripe-error.ts';
import { emit, get, idOf, type World } from '../world.ts';
import { itemOf, periodEndAfter } from './invoicing.ts';

/** Schedules a running subscription, with one phase: its current period. */
export function scheduleSubscription(world: World, subscriptionId: string): Stripe.SubscriptionSchedule {
  const of = get(world, 'subscription', subscriptionId);
  if (of.schedule !== null) throw invalid('This subscription has a schedule already.', 'from_subscription');
  if (of.status === 'canceled') throw invalid('A canceled subscription cannot be scheduled.', 'from_subscription');
  if (of.cancel_at_period_end) {
    throw invalid('This stand-in schedules a subscription that is not canceled at its end.', 'from_subscription');
  }
  const at = world.clock.now();
  const { price, current_period_start: start, current_period_end: end } = itemOf(of);
  const made = schedule({
    id: world.state.idOf('subscription_schedule'),
    created: at,
    customer: of.customer,
    subscription: of.id,
    phases: [schedulePhase(price, { start, end })],
    current_phase: { start_date: start, end_date: end },
  });
  of.schedule = made.id;
  emit(world, 'subscription_schedule.created', 'subscription_schedule', made, at);
  emit(world, 'customer.subscription.updated', 'subscription', of, at, { schedule: null });
  return made;
}

export type PhaseGiven = { priceId: string; start?: number | undefined; end?: number | undefined };

/** Replaces the phases: the current one, which must stay as it is, and one that follows it for one interval of its price. */
export function setPhases(world: World, id: string, given: readonly PhaseGiven[]): Stripe.SubscriptionSchedule {
  const made = get(world, 'subscription_schedule', id);
  if (made.status !== 'active') {
    throw invalid(`You cannot update a subscription schedule that is ${made.status}.`, 'phases');
  }
  const [current, next, ...more] = given;
  const {
    price,
    current_period_start: start,
    current_period_end: end,
  } = itemOf(get(world, 'subscription', idOf(made.subscription)));
  if (current === undefined || more.length > 0) throw invalid('This stand-in takes one or two phases.', 'phases');
  if (current.priceId !== price.id || current.start !== start || current.end !== end) {
    throw invalid('This stand-in keeps the current phase: its price, start_date and end_date must stay.', 'phases[0]');
  }
  made.phases = [schedulePhase(price, { start, end })];
  if (next !== undefined) {
    const after = get(world, 'price', next.priceId);
    made.phases.push(schedulePhase(after, { start: end, end: periodEndAfter(after, end, end) }));
  }
  emit(world, 'subscription_schedule.updated', 'subscription_schedule', made, world.clock.now());
  return made;
}

export function releaseSchedule(world: World, id: string, at = world.clock.now()): Stripe.SubscriptionSchedule {
  const made = get(world, 'subscription_schedule', id);
  if (made.status !== 'active') throw invalid(`You cannot release a subscription schedule that is ${made.status}.`);
  const of = get(world, 'subscription', idOf(made.subscription));
  of.schedule = null;
  Object.assign(made, {
    status: 'released',
    released_at: at,
    released_subscription: of.id,
    subscription: null,
    current_phase: null,
  });
  emit(world, 'subscription_schedule.released', 'subscription_schedule', made, at);
  emit(world, 'customer.subscription.updated', 'subscription', of, at, { schedule: made.id });
  return made;
}

/** Enters the phase that begins at the end of a period. A price of another interval moves the billing anchor to that moment. */
export function enterPhase(world: World, renewed: Stripe.Subscription, at: number): void {
  if (renewed.schedule === null) return;
  const made = get(world, 'subscription_schedule', idOf(renewed.schedule));
  const phase = made.phases.find(({ start_date }) => start_date === at);
  const reference = phase?.items[0]?.price;
  if (phase === undefined || reference === undefined) {
    releaseSchedule(world, made.id, at);
    return;
  }
  const price = get(world, 'price', idOf(reference));
  const item = itemOf(renewed);
  if (price.recurring?.interval !== item.price.recurring?.interval) renewed.billing_cycle_anchor = at;
  Object.assign(item, { price, plan: planOf(price) });
  made.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
}
