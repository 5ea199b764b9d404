import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { changeSubscription } from '../billing/change-subscription.ts';
import { completeCheckout, useCard } from '../billing/checkout.ts';
import { retry } from '../billing/subscriptions.ts';
import { payInvoice } from '../billing/pay.ts';
import { advance } from '../billing/time.ts';
import { isCardNumber } from '../objects/customer.ts';
import { invalid, StripeError } from '../stripe-error.ts';
import { get, idOf, type World } from '../world.ts';
import { checkoutPage, invoicePage } from './pay.ts';
import { portalPage } from './portal.ts';
import { timePage } from './time.ts';

const Card = z.object({ card: z.string().refine(isCardNumber) });
const Id = z.object({ id: z.string() });
const DAY_S = 86_400;

const html = (reply: FastifyReply, text: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .type('text/html; charset=utf-8')
    .send(text);

/** Shows a refusal on the page of its form. */
async function orShow(reply: FastifyReply, work: () => unknown, page: (refusal: string) => string): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return html(reply, page(error.message), error.status);
  }
}

export function mountPages(app: FastifyInstance, world: World, changed: () => void): void {
  app.get('/pay/:id', (request, reply) =>
    html(reply, checkoutPage(world, get(world, 'checkout.session', Id.parse(request.params).id))),
  );
  app.post('/pay/:id', (request, reply) => {
    const session = get(world, 'checkout.session', Id.parse(request.params).id);
    const pay = () => {
      const { success_url } = completeCheckout(world, session.id, Card.parse(request.body).card);
      changed();
      return reply.redirect((success_url ?? '').replace('{CHECKOUT_SESSION_ID}', session.id), 303);
    };
    return orShow(reply, pay, (refusal) => checkoutPage(world, session, refusal));
  });

  app.get('/invoices/:id', (request, reply) =>
    html(reply, invoicePage(get(world, 'invoice', Id.parse(request.params).id))),
  );
  app.post('/invoices/:id', (request, reply) => {
    const invoice = get(world, 'invoice', Id.parse(request.params).id);
    const pay = () => {
      if (invoice.status !== 'open') throw invalid('This invoice is not open.');
      useCard(world, idOf(invoice.customer), Card.parse(request.body).card);
      if (invoice.parent === null) payInvoice(world, invoice, world.clock.now());
      else retry(world, invoice, world.clock.now());
      changed();
      return html(reply, invoicePage(invoice));
    };
    return orShow(reply, pay, (refusal) => invoicePage(invoice, refusal));
  });

  mountPortal(app, world, changed);
  app.get('/', (_, reply) => html(reply, timePage(world)));
  app.post('/', async (request, reply) => {
    const { days } = z.object({ days: z.coerce.number().int().min(1).max(400) }).parse(request.body);
    await advance(world, world.clock.now() + days * DAY_S);
    changed();
    return reply.redirect('/', 303);
  });
}

const PortalAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('card'), card: Card.shape.card }),
  z.object({ do: z.enum(['cancel', 'resume']), subscription: z.string() }),
]);

function mountPortal(app: FastifyInstance, world: World, changed: () => void): void {
  app.get('/portal/:id', (request, reply) =>
    html(reply, portalPage(world, get(world, 'billing_portal.session', Id.parse(request.params).id))),
  );
  app.post('/portal/:id', (request, reply) => {
    const session = get(world, 'billing_portal.session', Id.parse(request.params).id);
    const act = () => {
      const action = PortalAction.parse(request.body);
      if (action.do === 'card') useCard(world, session.customer, action.card);
      else {
        const mine = get(world, 'subscription', action.subscription);
        if (idOf(mine.customer) !== session.customer) throw invalid('This subscription is somebody else’s.');
        const cancelAtPeriodEnd = action.do === 'cancel';
        changeSubscription(world, mine, { restart: false, proration: 'none', cancelAtPeriodEnd });
      }
      changed();
      return reply.redirect(`/portal/${session.id}`, 303);
    };
    return orShow(reply, act, (refusal) => portalPage(world, session, refusal));
  });
}
