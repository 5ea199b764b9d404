import { BILLING_INTERVALS, priceCentsOf, type BillingInterval } from '@graha/domain/billing/interval';
import { PLANS, PLAN_IDS, TOP_UP, type PlanId } from '@graha/domain/billing/plans';
import type { Stripe } from 'stripe';

/**
 * A price as stored at Stripe, and its product; a plan is one product with a price for each interval. A price there never changes:
 * another amount is another price. `interval` is null if it is paid once.
 */
export type Sold = { id: string; product: string; name: string; amountCents: number; interval: BillingInterval | null };

export const TOP_UP_ID = 'top_up';

/** Name of a plan's price in this list. */
export const soldIdOf = (plan: PlanId, interval: BillingInterval): string =>
  interval === 'month' ? plan : `${plan}_${interval}`;

const FOR_SALE = PLAN_IDS.filter((id) => PLANS[id].public && PLANS[id].priceCents > 0);

export const SOLD: readonly Sold[] = [
  ...FOR_SALE.flatMap((plan) =>
    BILLING_INTERVALS.map((interval) => ({
      id: soldIdOf(plan, interval),
      product: plan,
      name: `Graha ${PLANS[plan].name}`,
      amountCents: priceCentsOf(plan, interval),
      interval,
    })),
  ),
  {
    id: TOP_UP_ID,
    product: TOP_UP_ID,
    name: `Graha ${TOP_UP.name}`,
    amountCents: TOP_UP.priceCents,
    interval: null,
  },
];

/** The first price of each product stands for it. */
const PRODUCTS = SOLD.filter(({ product }, index) => SOLD.findIndex((sold) => sold.product === product) === index);

const CURRENCY = 'usd';
const productIdOf = ({ product }: Sold): string => `graha_${product}`;
const lookupKeyOf = ({ id, amountCents }: Sold): string => `graha_${id}_${amountCents}`;

/** Creates missing products and prices; a repeat creates none. @returns the number created */
export async function syncPrices(stripe: Stripe): Promise<number> {
  const { data: products } = await stripe.products.list({ ids: PRODUCTS.map(productIdOf), limit: 100 });
  const { data: prices } = await stripe.prices.list({ lookup_keys: SOLD.map(lookupKeyOf), limit: 100 });
  let made = 0;
  for (const sold of PRODUCTS) {
    const product = products.find(({ id }) => id === productIdOf(sold));
    if (!product) made += await makeProduct(stripe, sold);
    else if (product.name !== sold.name) await stripe.products.update(product.id, { name: sold.name });
  }
  for (const sold of SOLD) {
    if (!prices.some(({ lookup_key }) => lookup_key === lookupKeyOf(sold))) made += await makePrice(stripe, sold);
  }
  return made;
}

/** Creates a product. Two simultaneous runs may both find nothing; the idempotency key creates one product for both requests. */
async function makeProduct(stripe: Stripe, sold: Sold): Promise<number> {
  const product = { id: productIdOf(sold), name: sold.name, metadata: { graha: sold.product } };
  await stripe.products.create(product, { idempotencyKey: `product-${product.id}` });
  return 1;
}

async function makePrice(stripe: Stripe, sold: Sold): Promise<number> {
  await stripe.prices.create(
    {
      product: productIdOf(sold),
      currency: CURRENCY,
      unit_amount: sold.amountCents,
      lookup_key: lookupKeyOf(sold),
      metadata: { graha: sold.product },
      ...(sold.interval === null ? {} : { recurring: { interval: sold.interval } }),
    },
    { idempotencyKey: `price-${lookupKeyOf(sold)}` },
  );
  return 1;
}

/** Returns the id of the current price of a product. */
export async function priceIdOf(stripe: Stripe, id: string): Promise<string> {
  const sold = SOLD.find((row) => row.id === id);
  if (!sold) throw new Error(`${id} is not sold.`);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(sold)], active: true, limit: 1 });
  if (!data[0]) throw new Error(`Stripe has no price for ${sold.name}. Run npm run stripe:sync.`);
  return data[0].id;
}

/** Returns the plan of any price ever created here; null for other prices. */
export const planOfPrice = ({ metadata }: Pick<Stripe.Price, 'metadata'>): PlanId | null =>
  PLAN_IDS.find((id) => id === metadata['graha']) ?? null;

/** Returns the interval of a plan's price. @throws Error if we do not sell plans with that interval */
export function intervalOfPrice({ id, recurring }: Pick<Stripe.Price, 'id' | 'recurring'>): BillingInterval {
  const interval = BILLING_INTERVALS.find((known) => known === recurring?.interval);
  if (interval === undefined) throw new Error(`The price ${id} is paid each ${recurring?.interval ?? 'time'}.`);
  return interval;
}
