import type { Stripe } from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { listening } from './testing.ts';

type StandIn = Awaited<ReturnType<typeof listening>>;

const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const open: StandIn[] = [];
afterEach(async () => {
  for (const { app } of open.splice(0)) await app.close();
});

async function shop(): Promise<StandIn> {
  const standIn = await listening();
  open.push(standIn);
  return standIn;
}

async function subscribed(stripe: Stripe, control: StandIn['control']) {
  const product = await stripe.products.create({ name: 'Growth' });
  const priceOf = async (unit_amount: number) =>
    (
      await stripe.prices.create({
        product: product.id,
        currency: 'usd',
        unit_amount,
        recurring: { interval: 'month' },
      })
    ).id;
  const { id: customer } = await stripe.customers.create({ email: 'asha@nadir.tools' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: await priceOf(7_900), quantity: 1 }],
    success_url: 'http://portal.test/done',
  });
  await control(`checkouts/${session.id}/pay`, { card: GOOD });
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  const item = subscription?.items.data[0]?.id ?? '';
  return { customer, scale: await priceOf(29_900), id: subscription?.id ?? '', item };
}

test('the same idempotency key makes one object, and with another request is refused', async () => {
  const { stripe } = await shop();
  const options = { idempotencyKey: 'customer-of-a-tenant' };
  const first = await stripe.customers.create({ name: 'One' }, options);
  expect((await stripe.customers.create({ name: 'One' }, options)).id).toBe(first.id);
  await expect(stripe.customers.create({ name: 'Two' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  await expect(stripe.products.create({ name: 'One' }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a key whose request is running is refused, and its request is answered once', async () => {
  const { stripe, world } = await shop();
  const { id, frozen_time: start } = await stripe.testHelpers.testClocks.create({ frozen_time: world.clock.now() });
  const { clock } = world;
  const moveTo = clock.moveTo.bind(clock);
  let arrived: () => void = () => undefined;
  const running = new Promise<void>((resolve) => (arrived = resolve));
  let letGo: () => void = () => undefined;
  clock.moveTo = async (at) => {
    arrived();
    await new Promise<void>((resolve) => (letGo = resolve));
    await moveTo(at);
  };
  const options = { idempotencyKey: 'a-day' };
  const advance = () => stripe.testHelpers.testClocks.advance(id, { frozen_time: start + 60 }, options);
  const first = advance();
  await running;
  await expect(advance()).rejects.toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  letGo();
  await first;
  expect((await advance()).lastResponse.headers['idempotent-replayed']).toBe('true');
});

test('a declined card is repeated for its key, a refused parameter is not', async () => {
  const { stripe, control, world } = await shop();
  const { customer, scale, id, item } = await subscribed(stripe, control);
  const options = { idempotencyKey: 'upgrade' };
  const upgrade = (price: string) =>
    stripe.subscriptions.update(
      id,
      {
        items: [{ id: item, price }],
        proration_behavior: 'none',
        billing_cycle_anchor: { type: 'now' },
        payment_behavior: 'error_if_incomplete',
      },
      options,
    );
  await expect(upgrade('price_nobody')).rejects.toMatchObject({ statusCode: 404 });
  await control(`customers/${customer}/card`, { card: DECLINED });
  await expect(upgrade(scale)).rejects.toMatchObject({ type: 'StripeCardError' });
  await control(`customers/${customer}/card`, { card: GOOD });
  await expect(upgrade(scale)).rejects.toMatchObject({
    type: 'StripeCardError',
    headers: { 'idempotent-replayed': 'true' },
  });
  await world.clock.moveTo(world.clock.now() + 86_400);
  expect((await upgrade(scale)).status).toBe('active');
});
