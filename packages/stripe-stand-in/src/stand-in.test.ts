import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import { listening } from './testing.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

const GOOD = '4242424242424242';
const FAILS_LATER = '4000000000000341';
const DECLINED = '4000000000000002';

async function shop(options: Parameters<typeof listening>[0] = {}) {
  const standIn = await listening(options);
  open.push({ close: () => standIn.app.close() });
  const { stripe } = standIn;
  const product = await stripe.products.create({ name: 'Growth' });
  const recurring = { interval: 'month' } as const;
  const growth = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 7_900, recurring });
  const scale = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 29_900, recurring });
  const topUp = await stripe.prices.create({ product: product.id, currency: 'usd', unit_amount: 1_200 });
  const customer = await stripe.customers.create({ email: 'asha@nadir.tools' });
  const checkout = (price: string, mode: 'subscription' | 'payment' = 'subscription') =>
    stripe.checkout.sessions.create({
      mode,
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://portal.test/done?session={CHECKOUT_SESSION_ID}',
    });
  const subscribe = async (card = GOOD) => {
    const session = await checkout(growth.id);
    await standIn.control(`checkouts/${session.id}/pay`, { card });
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    if (!subscription) throw new Error('nothing was bought');
    return subscription;
  };
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: standIn.world.clock.now() });
  const until = (instant: string) =>
    stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: Date.parse(instant) / 1000 });
  return { ...standIn, customer, growth, scale, topUp, checkout, subscribe, until };
}

const dayOf = (unixSeconds: number | undefined) => new Date((unixSeconds ?? 0) * 1000).toISOString().slice(0, 10);

test('a test clock goes on from its own time while the clock of the stand-in runs, and never back', async () => {
  const { stripe, world } = await shop();
  const { id, frozen_time } = await stripe.testHelpers.testClocks.create({ frozen_time: world.clock.now() });
  const advance = (seconds: number) =>
    stripe.testHelpers.testClocks.advance(id, { frozen_time: frozen_time + seconds });
  await world.clock.moveTo(frozen_time + 3);
  expect((await advance(2)).frozen_time).toBe(frozen_time + 3);
  expect((await advance(60)).frozen_time).toBe(frozen_time + 60);
  await expect(advance(59)).rejects.toThrow('before its current time');
});

describe('a subscription', () => {
  test('is bought on the page of its checkout, and its first invoice is paid', async () => {
    const { stripe, url, checkout, growth } = await shop();
    const session = await checkout(growth.id);
    const page = await fetch(`${url}/pay/${session.id}`);
    expect(await page.text()).toContain('$79.00');
    const paid = await fetch(`${url}/pay/${session.id}`, {
      method: 'POST',
      body: new URLSearchParams({ card: GOOD }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toBe(`http://portal.test/done?session=${session.id}`);
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription.latest_invoice'] });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: {
        status: 'active',
        latest_invoice: { status: 'paid', amount_paid: 7_900, billing_reason: 'subscription_create' },
      },
    });
  });

  test('renews each month on its own day, or the last day of a shorter month', async () => {
    const { stripe, subscribe, until } = await shop();
    const { id } = await subscribe();
    const ends: string[] = [];
    for (const instant of ['2026-02-28T10:00:00Z', '2026-03-31T10:00:00Z', '2026-04-30T10:00:00Z']) {
      await until(instant);
      ends.push(dayOf((await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end));
    }
    expect(ends).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
    const invoices = await stripe.invoices.list({ subscription: id });
    expect(invoices.data.map(({ status, billing_reason }) => [status, billing_reason])).toEqual([
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_cycle'],
      ['paid', 'subscription_create'],
    ]);
  });

  test('begins a new month at full price when its billing cycle is reset to now', async () => {
    const { stripe, subscribe, scale, until } = await shop();
    const { id, items } = await subscribe();
    await until('2026-02-10T00:00:00Z');
    const changed = await stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: scale.id }],
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(changed.latest_invoice).toMatchObject({ amount_paid: 29_900, billing_reason: 'subscription_update' });
    expect(dayOf(changed.items.data[0]?.current_period_end)).toBe('2026-03-10');
  });

  test('stays as it was where the card is declined on an upgrade', async () => {
    const { stripe, subscribe, scale, customer, control } = await shop();
    const before = await subscribe();
    await control(`customers/${customer.id}/card`, { card: DECLINED });
    const upgrade = stripe.subscriptions.update(before.id, {
      items: [{ id: before.items.data[0]?.id ?? '', price: scale.id }],
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(upgrade).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
    expect(await stripe.subscriptions.retrieve(before.id)).toMatchObject({
      billing_cycle_anchor: before.billing_cycle_anchor,
      latest_invoice: before.latest_invoice,
      items: {
        data: [{ price: { unit_amount: 7_900 }, current_period_end: before.items.data[0]?.current_period_end }],
      },
    });
  });

  test('ends with its period where that was requested, and can be kept until then', async () => {
    const { stripe, subscribe, until } = await shop();
    const { id } = await subscribe();
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
    await until('2026-03-01T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  });

  test('is past due while the card is declined, active again once it is paid', async () => {
    const { stripe, subscribe, customer, until, control } = await shop();
    const { id } = await subscribe(FAILS_LATER);
    await until('2026-03-01T00:00:00Z');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due');
    await control(`customers/${customer.id}/card`, { card: GOOD });
    const [unpaid] = (await stripe.invoices.list({ customer: customer.id, status: 'open' })).data;
    await stripe.invoices.pay(unpaid?.id ?? '');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  test('renews with its own card after another card has paid for a one-time purchase', async () => {
    const { stripe, subscribe, checkout, topUp, until, control } = await shop();
    const { id } = await subscribe();
    const once = await checkout(topUp.id, 'payment');
    expect((await control(`checkouts/${once.id}/pay`, { card: DECLINED })).status).toBe(402);
    await control(`checkouts/${once.id}/pay`, { card: FAILS_LATER });
    expect((await stripe.checkout.sessions.retrieve(once.id)).payment_status).toBe('paid');
    await until('2026-03-01T00:00:00Z');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  test('ends after four failed payments', async () => {
    const { stripe, subscribe, until } = await shop();
    const { id } = await subscribe(FAILS_LATER);
    await until('2026-03-20T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
  });
});

describe('a payment', () => {
  test('of a one-time purchase is refunded in part, and never beyond its amount', async () => {
    const { stripe, checkout, topUp, control } = await shop();
    const { id } = await checkout(topUp.id, 'payment');
    await control(`checkouts/${id}/pay`, { card: GOOD });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
    const intent = String(payment_intent);
    await stripe.refunds.create({ payment_intent: intent, amount: 500 });
    await expect(stripe.refunds.create({ payment_intent: intent, amount: 800 })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
    });
    const [charge] = (await stripe.charges.list({ payment_intent: intent })).data;
    expect(charge).toMatchObject({ amount_refunded: 500, refunded: false });
  });

  test('is not taken from a card that is declined, and the checkout stays open', async () => {
    const { stripe, checkout, growth, customer, control } = await shop();
    const { id } = await checkout(growth.id);
    expect((await control(`checkouts/${id}/pay`, { card: DECLINED })).status).toBe(402);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
  });

  test('is found again from a payment to its invoice', async () => {
    const { stripe, subscribe } = await shop();
    const { latest_invoice } = await subscribe();
    const [payment] = (await stripe.invoicePayments.list({ invoice: String(latest_invoice) })).data;
    const intent = String(payment?.payment.payment_intent);
    const found = await stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } });
    expect(found.data.map(({ invoice }) => invoice)).toEqual([latest_invoice]);
  });
});

describe('messages', () => {
  const SECRET = 'whsec_0123456789abcdef';

  async function receiving(status = 200) {
    const bodies: { payload: string; signature: string }[] = [];
    const server: Server = createServer((request, response) => {
      let payload = '';
      request.on('data', (chunk: Buffer) => (payload += chunk.toString()));
      request.on('end', () => {
        bodies.push({ payload, signature: String(request.headers['stripe-signature']) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    open.push({ close: () => new Promise((resolve) => void server.close(resolve)) });
    // Safe: it listens on a port.
    const { port } = server.address() as AddressInfo;
    return { bodies, webhook: { url: `http://127.0.0.1:${port}/`, secret: SECRET } };
  }

  const typesOf = (bodies: { payload: string; signature: string }[]): string[] =>
    bodies.map(({ payload, signature }) => Stripe.webhooks.constructEvent(payload, signature, SECRET).type);

  test('are signed as the SDK requires, and cover every step of a purchase', async () => {
    const { bodies, webhook } = await receiving();
    const { subscribe } = await shop({ webhook });
    await subscribe();
    await expect
      .poll(() => typesOf(bodies))
      .toEqual(expect.arrayContaining(['invoice.paid', 'customer.subscription.created', 'checkout.session.completed']));
  });

  test('are repeated, delayed or lost as configured, and resent on request', async () => {
    const { bodies, webhook } = await receiving();
    const { subscribe, control, stripe } = await shop({ webhook, random: () => 0.5 });
    await expect.poll(() => bodies.length).toBe(5);
    await control('deliveries', { copies: 2, shuffle: true });
    await subscribe();
    await expect.poll(() => bodies.length).toBe(25);
    expect(typesOf(bodies).filter((type) => type === 'invoice.paid')).toHaveLength(2);
    const before = bodies.length;
    await control('deliveries', { copies: 1, loss: 1 });
    await stripe.customers.create({});
    await control('deliveries', { loss: 0 });
    const { data } = await stripe.events.list({ type: 'customer.created', limit: 1 });
    await control(`events/${data[0]?.id}/resend`);
    await expect.poll(() => bodies.length).toBe(before + 1);
  });

  test('are sent again when the receiver fails', async () => {
    const { bodies, webhook } = await receiving(500);
    await shop({ webhook });
    await expect.poll(() => bodies.length).toBeGreaterThan(5);
  });
});

describe('the interface', () => {
  test('refuses an unknown parameter and an unknown object as Stripe does', async () => {
    const { stripe } = await shop();
    const odd: object = { favourite_colour: 'blue' };
    await expect(stripe.customers.create(odd)).rejects.toMatchObject({ code: 'parameter_unknown' });
    await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });

  test('refuses a live key', async () => {
    const { url } = await shop();
    const { status } = await fetch(`${url}/v1/customers`, { headers: { authorization: 'Bearer sk_live_x' } });
    expect(status).toBe(401);
  });

  test('returns lists page by page', async () => {
    const { stripe } = await shop();
    for (let index = 0; index < 12; index += 1) await stripe.customers.create({ name: `n${index}` });
    const names: (string | null | undefined)[] = [];
    for await (const { name } of stripe.customers.list({ limit: 5 })) names.push(name);
    expect(names).toHaveLength(13);
    expect(names[0]).toBe('n11');
  });
});
