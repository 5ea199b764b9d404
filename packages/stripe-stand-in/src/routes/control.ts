import { z } from 'zod';
import { closeDispute, openDispute } from '../billing/give-back.ts';
import { useCard } from '../billing/checkout.ts';
import { completeCheckout } from '../billing/checkout.ts';
import { CARDS, isCardNumber } from '../objects/customer.ts';
import { invalid } from '../stripe-error.ts';
import { get } from '../world.ts';
import { route, type Route } from './route.ts';

const Card = z.string().refine(isCardNumber, { error: `must be ${Object.keys(CARDS).join(', ')}` });

/** Actions of a test in place of customers and of the delivery; Stripe has no such paths. */
export const controlRoutes: Route[] = [
  route(
    'POST',
    '/stand-in/deliveries',
    z.strictObject({
      copies: z.int().min(1).max(10).optional(),
      shuffle: z.boolean().optional(),
      delayMs: z.int().min(0).max(60_000).optional(),
      loss: z.number().min(0).max(1).optional(),
      hold: z.boolean().optional(),
    }),
    // Safe: members that are missing in JSON are absent, not undefined.
    ({ deliveries }, given) => deliveries.behave(given as Partial<Parameters<typeof deliveries.behave>[0]>),
  ),
  route('POST', '/stand-in/events/:id/resend', z.object({}), (world, _, id) => {
    const event = get(world, 'event', id);
    world.deliveries.again(event);
    return event;
  }),
  route('POST', '/stand-in/checkouts/:id/pay', z.strictObject({ card: Card }), (world, { card }, id) =>
    completeCheckout(world, id, card),
  ),
  route('POST', '/stand-in/customers/:id/card', z.strictObject({ card: Card }), (world, { card }, id) => {
    useCard(world, id, card);
    return get(world, 'customer', id);
  }),
  route('POST', '/stand-in/charges/:id/dispute', z.object({}), (world, _, id) => openDispute(world, id)),
  route(
    'POST',
    '/stand-in/disputes/:id/close',
    z.strictObject({ status: z.enum(['won', 'lost']) }),
    (world, given, id) => {
      if (get(world, 'dispute', id).status !== 'needs_response') throw invalid('This dispute is closed.');
      return closeDispute(world, id, given.status);
    },
  ),
];
