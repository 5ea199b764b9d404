import { z } from 'zod';
import { releaseSchedule, scheduleSubscription, setPhases } from '../billing/schedules.ts';
import { params, whole } from '../wire.ts';
import { list, retrieve, route, type Route } from './route.ts';

const Phase = z.strictObject({
  items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1').optional() })).length(1),
  start_date: whole.optional(),
  end_date: whole.optional(),
  duration: z.strictObject({ interval: z.enum(['month', 'year']), interval_count: whole.optional() }).optional(),
  proration_behavior: z.literal('none'),
});

const Change = params({
  end_behavior: z.literal('release'),
  proration_behavior: z.literal('none'),
  phases: z.array(Phase),
});

const URL = '/v1/subscription_schedules';

export const scheduleRoutes: Route[] = [
  route('POST', URL, params({ from_subscription: z.string() }), (world, { from_subscription }) =>
    scheduleSubscription(world, from_subscription),
  ),
  route('POST', `${URL}/:id`, Change, (world, { phases }, id) =>
    setPhases(
      world,
      id,
      phases.map(({ items, start_date: start, end_date: end }) => ({ priceId: items[0]?.price ?? '', start, end })),
    ),
  ),
  route('POST', `${URL}/:id/release`, params({}), (world, _, id) => releaseSchedule(world, id)),
  retrieve(URL, 'subscription_schedule'),
  list(URL, 'subscription_schedule', { customer: z.string().optional() }),
];
