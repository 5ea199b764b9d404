import { z } from 'zod';
import { expireSession } from '../billing/checkout.ts';
import { checkoutSession } from '../objects/checkout.ts';
import { invalid } from '../stripe-error.ts';
import { flag, params, whole, words } from '../wire.ts';
import { get, type World } from '../world.ts';
import { list, retrieve, route, type Route } from './route.ts';

const withMetadata = z.strictObject({ metadata: words.optional(), description: z.string().optional() }).optional();

const Session = params({
  mode: z.enum(['subscription', 'payment']),
  customer: z.string(),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })).length(1),
  success_url: z.url(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: whole.optional(),
  metadata: words.optional(),
  subscription_data: withMetadata,
  payment_intent_data: withMetadata,
  invoice_creation: z.strictObject({ enabled: flag }).optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_update: z.record(z.string(), z.enum(['auto', 'never'])).optional(),
  locale: z.string().optional(),
  submit_type: z.string().optional(),
});

const DAY_S = 86_400;
const HALF_HOUR_S = 1_800;

function expiryOf(asked: number | undefined, now: number): number {
  const expiresAt = asked ?? now + DAY_S;
  if (expiresAt < now + HALF_HOUR_S || expiresAt > now + DAY_S) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  return expiresAt;
}

function makeSession(world: World, given: z.output<typeof Session>): object {
  const { state, clock, publicUrl } = world;
  const now = clock.now();
  const price = get(world, 'price', given.line_items[0]?.price ?? '');
  const customer = get(world, 'customer', given.customer);
  if ((price.type === 'recurring') !== (given.mode === 'subscription')) {
    throw invalid(`You cannot use a ${price.type} price in \`${given.mode}\` mode.`, 'line_items[0][price]');
  }
  const id = state.idOf('checkout.session');
  const bought = (given.mode === 'subscription' ? given.subscription_data : given.payment_intent_data)?.metadata ?? {};
  state.put('line_item', { id: `li_${id}`, price: price.id, metadata: bought });
  return state.put(
    'checkout.session',
    checkoutSession({
      id,
      created: now,
      mode: given.mode,
      expires_at: expiryOf(given.expires_at, now),
      url: `${publicUrl}/pay/${id}`,
      customer: customer.id,
      customer_email: customer.email,
      currency: price.currency,
      amount_subtotal: price.unit_amount,
      amount_total: price.unit_amount,
      client_reference_id: given.client_reference_id ?? null,
      metadata: given.metadata ?? {},
      success_url: given.success_url,
      cancel_url: given.cancel_url ?? null,
      ...(given.invoice_creation?.enabled === true
        ? {
            invoice_creation: {
              enabled: true,
              invoice_data: {
                account_tax_ids: null,
                custom_fields: null,
                description: null,
                footer: null,
                issuer: null,
                metadata: null,
                rendering_options: null,
              },
            },
          }
        : {}),
    }),
  );
}

export const checkoutRoutes: Route[] = [
  route('POST', '/v1/checkout/sessions', Session, makeSession),
  route('POST', '/v1/checkout/sessions/:id/expire', params({}), (world, _, id) =>
    expireSession(world, get(world, 'checkout.session', id)),
  ),
  retrieve('/v1/checkout/sessions', 'checkout.session'),
  list('/v1/checkout/sessions', 'checkout.session', {
    customer: z.string().optional(),
    payment_intent: z.string().optional(),
    subscription: z.string().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  }),
];
