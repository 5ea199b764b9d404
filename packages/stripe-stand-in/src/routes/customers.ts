import { z } from 'zod';
import { portalSession } from '../objects/checkout.ts';
import { customer } from '../objects/customer.ts';
import { params, words } from '../wire.ts';
import { get, emit } from '../world.ts';
import { list, retrieve, route, type Route } from './route.ts';

const CUSTOMER = {
  email: z.string().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  metadata: words.optional(),
};

export const customerRoutes: Route[] = [
  route('POST', '/v1/customers', params(CUSTOMER), (world, given) => {
    const at = world.clock.now();
    const { metadata = {}, email, name, description } = given;
    const made = customer({
      id: world.state.idOf('customer'),
      created: at,
      metadata,
      email: email ?? null,
      description: description ?? null,
      ...(name === undefined ? {} : { name }),
    });
    emit(world, 'customer.created', 'customer', made, at);
    return made;
  }),
  route('POST', '/v1/customers/:id', params(CUSTOMER), (world, { metadata, ...given }, id) => {
    const changed = get(world, 'customer', id);
    Object.assign(changed, given, metadata ? { metadata: { ...changed.metadata, ...metadata } } : {});
    emit(world, 'customer.updated', 'customer', changed, world.clock.now());
    return changed;
  }),
  list('/v1/customers', 'customer', { email: z.string().optional() }),
  retrieve('/v1/customers', 'customer'),
  retrieve('/v1/payment_methods', 'payment_method'),
  route(
    'POST',
    '/v1/billing_portal/sessions',
    params({ customer: z.string(), return_url: z.string().optional(), configuration: z.string().optional() }),
    (world, given) => {
      const { id: customerId } = get(world, 'customer', given.customer);
      const id = world.state.idOf('billing_portal.session');
      const url = `${world.publicUrl}/portal/${id}`;
      const created = world.clock.now();
      const made = portalSession({ id, created, customer: customerId, return_url: given.return_url ?? null, url });
      return world.state.put('billing_portal.session', made);
    },
  ),
];
