import { priceCentsOf } from '@graha/domain/billing/interval';
import { PLANS, TOP_UP } from '@graha/domain/billing/plans';
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { intervalOfPrice, planOfPrice, priceIdOf, SOLD, syncPrices, TOP_UP_ID } from './price-list.ts';

type Product = { id: string; name: string };
type Price = { id: string; lookup_key: string; product: string; unit_amount: number; recurring?: { interval: string } };

/** Stripe’s products and prices alone, with the keys of the requests that made them. */
function stripeWith(products: Product[] = [], prices: Price[] = []) {
  const keys: string[] = [];
  const asked: unknown[] = [];
  const stripe = {
    products: {
      list: async ({ ids }: { ids: string[] }) => ({ data: products.filter(({ id }) => ids.includes(id)) }),
      create: async (product: Product, { idempotencyKey }: { idempotencyKey: string }) => {
        products.push(product);
        keys.push(idempotencyKey);
      },
      update: async (id: string, change: Partial<Product>) =>
        Object.assign(products.find((one) => one.id === id) ?? {}, change),
    },
    prices: {
      list: async (query: { lookup_keys: string[] }) => {
        asked.push(query);
        return { data: prices.filter(({ lookup_key }) => query.lookup_keys.includes(lookup_key)) };
      },
      create: async (price: Omit<Price, 'id'>, { idempotencyKey }: { idempotencyKey: string }) => {
        prices.push({ ...price, id: `price_${price.lookup_key}` });
        keys.push(idempotencyKey);
      },
    },
  };
  // Safe: the price list calls these functions alone.
  return { stripe: stripe as unknown as Stripe, products, prices, keys, asked };
}

test('public plans with a price are sold by the month and by the year, and a pack of credits once', () => {
  expect(SOLD).toEqual([
    ...(['starter', 'growth', 'scale'] as const).flatMap((plan) => [
      { id: plan, product: plan, name: `Graha ${PLANS[plan].name}`, amountCents: PLANS[plan].priceCents, interval: 'month' },
      { id: `${plan}_year`, product: plan, name: `Graha ${PLANS[plan].name}`, amountCents: PLANS[plan].priceCents * 10, interval: 'year' },
    ]),
    { id: TOP_UP_ID, product: TOP_UP_ID, name: `Graha ${TOP_UP.name}`, amountCents: TOP_UP.priceCents, interval: null },
  ]); // prettier-ignore
});

const PRODUCTS = [...new Set(SOLD.map(({ product }) => product))];
const ALL = PRODUCTS.length + SOLD.length;

test('what is missing at Stripe is made once, and counted', async () => {
  const { stripe, products, prices, keys } = stripeWith();
  expect(await syncPrices(stripe)).toBe(ALL);
  expect(await syncPrices(stripe)).toBe(0);
  expect(products.map(({ id }) => id)).toEqual(PRODUCTS.map((product) => `graha_${product}`));
  expect(
    products.every(({ id, name }) => SOLD.some((sold) => id === `graha_${sold.product}` && sold.name === name)),
  ).toBe(true);
  expect(prices).toMatchObject(
    SOLD.map(({ id, product, amountCents }) => ({
      product: `graha_${product}`, currency: 'usd', unit_amount: amountCents, lookup_key: `graha_${id}_${amountCents}`, metadata: { graha: product },
    })),
  ); // prettier-ignore
  expect(prices.map(({ recurring }) => recurring?.interval)).toEqual(SOLD.map(({ interval }) => interval ?? undefined));
  expect(new Set(keys).size).toBe(ALL);
});

test('a product with an older name is renamed, and a price of another amount is another price', async () => {
  const { stripe, products, prices } = stripeWith();
  await syncPrices(stripe);
  const [product] = products;
  const [price] = prices;
  if (product) product.name = 'Graha Before';
  if (price) price.lookup_key = 'graha_starter_1';
  expect(await syncPrices(stripe)).toBe(1);
  expect(product?.name).toBe(SOLD[0]?.name);
  expect(prices).toHaveLength(SOLD.length + 1);
});

test('the price of a sold thing is the active one of its present amount', async () => {
  const { stripe, asked } = stripeWith();
  await expect(priceIdOf(stripe, 'starter')).rejects.toThrow('Run npm run stripe:sync.');
  await syncPrices(stripe);
  expect(await priceIdOf(stripe, 'starter')).toBe(`price_graha_starter_${PLANS.starter.priceCents}`);
  expect(await priceIdOf(stripe, 'starter_year')).toBe(`price_graha_starter_year_${priceCentsOf('starter', 'year')}`);
  expect(asked.at(-1)).toMatchObject({ active: true, limit: 1 });
  await expect(priceIdOf(stripe, 'free')).rejects.toThrow('free is not sold.');
});

test('a price names its plan; other prices have none', () => {
  expect(planOfPrice({ metadata: { graha: 'growth' } })).toBe('growth');
  expect([planOfPrice({ metadata: {} }), planOfPrice({ metadata: { graha: TOP_UP_ID } })]).toEqual([null, null]);
});

test('a price names its interval, and one that we never sold is an error', () => {
  const recurring = (interval: string) => ({ id: 'price_1', recurring: { interval } }) as Stripe.Price; // Safe: no other member is read.
  expect([intervalOfPrice(recurring('month')), intervalOfPrice(recurring('year'))]).toEqual(['month', 'year']);
  expect(() => intervalOfPrice(recurring('week'))).toThrow('price_1 is paid each week');
  // Safe: no other member is read.
  expect(() => intervalOfPrice({ id: 'price_2', recurring: null } as Stripe.Price)).toThrow('each time');
});
