import { PLANS, PLAN_IDS, TOP_UP, type PlanId } from '@graha/domain/billing/plans';
import type { Stripe } from 'stripe';

/** A product or price as stored at Stripe. A price there never changes: another amount is another price. */
export type Sold = { id: string; name: string; amountCents: number; isMonthly: boolean };

export const TOP_UP_ID = 'top_up';

export const SOLD: readonly Sold[] = [
  ...PLAN_IDS.filter((id) => PLANS[id].public && PLANS[id].priceCents > 0).map((id) => ({
    id,
    name: `Graha ${PLANS[id].name}`,
    amountCents: PLANS[id].priceCents,
    isMonthly: true,
  })),
  { id: TOP_UP_ID, name: `Graha ${TOP_UP.name}`, amountCents: TOP_UP.priceCents, isMonthly: false },
];

const CURRENCY = 'usd';
const productIdOf = ({ id }: Sold): string => `graha_${id}`;
const lookupKeyOf = ({ id, amountCents }: Sold): string => `graha_${id}_${amountCents}`;

/** Creates missing products and prices; a repeat creates none. @returns the number created */
export async function syncPrices(stripe: Stripe): Promise<number> {
  const { data: products } = await stripe.products.list({ ids: SOLD.map(productIdOf), limit: 100 });
  const { data: prices } = await stripe.prices.list({ lookup_keys: SOLD.map(lookupKeyOf), limit: 100 });
  let made = 0;
  for (const sold of SOLD) {
    const product = products.find(({ id }) => id === productIdOf(sold));
    if (!product) made += await makeProduct(stripe, sold);
    else if (product.name !== sold.name) await stripe.products.update(product.id, { name: sold.name });
    if (!prices.some(({ lookup_key }) => lookup_key === lookupKeyOf(sold))) made += await makePrice(stripe, sold);
  }
  return made;
}

/** Creates a product. Two simultaneous runs may both find nothing; the idempotency key creates one product for both requests. */
async function makeProduct(stripe: Stripe, sold: Sold): Promise<number> {
  const product = { id: productIdOf(sold), name: sold.name, metadata: { graha: sold.id } };
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
      metadata: { graha: sold.id },
      ...(sold.isMonthly ? { recurring: { interval: 'month' } } : {}),
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
