import { createStripe } from '../src/stripe-client.ts';
import { SOLD, syncPrices } from '../src/price-list.ts';

/** `npm run stripe:sync`: creates the products and prices of the plans at Stripe. A repeat creates only missing ones. */
const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } = process.env;
if (!secretKey) {
  process.stderr.write('Set STRIPE_SECRET_KEY to the secret key of your Stripe account (sk_test_… or sk_live_…).\n');
  process.exit(1);
}
const made = await syncPrices(createStripe({ secretKey, apiUrl: apiUrl ?? null }));
process.stdout.write(`${SOLD.length} things are sold; ${made} products and prices were missing and are there now.\n`);
