import { z } from 'zod';
import { changeSubscription } from '../billing/change-subscription.ts';
import { endSubscription } from '../billing/subscriptions.ts';
import { invalid } from '../stripe-error.ts';
import { flag, params, words } from '../wire.ts';
import { get, idOf } from '../world.ts';
import { itemOf } from '../billing/invoicing.ts';
import { list, retrieve, route, type Route } from './route.ts';

const Change = params({
  items: z
    .array(z.strictObject({ id: z.string(), price: z.string(), quantity: z.string().optional() }))
    .max(1)
    .optional(),
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
  proration_behavior: z.enum(['none', 'create_prorations', 'always_invoice']).default('create_prorations'),
  payment_behavior: z.enum(['error_if_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  metadata: words.optional(),
});

export const subscriptionRoutes: Route[] = [
  retrieve('/v1/subscriptions', 'subscription'),
  route('POST', '/v1/subscriptions/:id', Change, (world, given, id) => {
    const changed = get(world, 'subscription', id);
    const item = given.items?.[0];
    if (item && item.id !== itemOf(changed).id) throw invalid(`No such subscription item: ${item.id}`, 'items[0][id]');
    const restart = given.billing_cycle_anchor?.type === 'now';
    if (restart && given.payment_behavior === undefined) {
      throw invalid(
        'This stand-in takes a restart with payment_behavior=error_if_incomplete alone.',
        'payment_behavior',
      );
    }
    return changeSubscription(world, changed, {
      restart,
      proration: item || restart ? given.proration_behavior : 'none',
      ...(item ? { price: get(world, 'price', item.price) } : {}),
      ...(given.cancel_at_period_end === undefined ? {} : { cancelAtPeriodEnd: given.cancel_at_period_end }),
      ...(given.metadata === undefined ? {} : { metadata: given.metadata }),
    });
  }),
  route('DELETE', '/v1/subscriptions/:id', params({}), (world, _, id) => {
    const ended = get(world, 'subscription', id);
    endSubscription(world, ended, world.clock.now(), 'cancellation_requested');
    return ended;
  }),
  list(
    '/v1/subscriptions',
    'subscription',
    { customer: z.string().optional(), status: z.string().optional(), price: z.string().optional() },
    (row, { customer, status }) =>
      (customer === undefined || row['customer'] === customer) &&
      // Canceled subscriptions are left out by default.
      (status === 'all' || (status === undefined ? row['status'] !== 'canceled' : row['status'] === status)),
  ),
  route(
    'POST',
    '/v1/invoices/create_preview',
    params({ customer: z.string().optional(), subscription: z.string() }),
    (world, given) => {
      const of = get(world, 'subscription', given.subscription);
      const item = itemOf(of);
      if (of.cancel_at_period_end || of.status === 'canceled') {
        throw invalid('No upcoming invoices for customer', 'customer', 'invoice_upcoming_none');
      }
      const amount = item.price.unit_amount ?? 0;
      return {
        id: `upcoming_${of.id}`,
        object: 'invoice',
        customer: idOf(of.customer),
        currency: of.currency,
        amount_due: amount,
        total: amount,
        created: item.current_period_end,
        next_payment_attempt: item.current_period_end,
        status: 'draft',
      };
    },
  ),
];
