import { buyDuePacks } from '@graha/billing/auto-top-up';
import { closePagesOfErased } from '@graha/billing/close-pages';
import { workInbox } from '@graha/billing/inbox';
import { payDueRefunds } from '@graha/billing/refunds';
import { syncPrices } from '@graha/billing/price-list';
import { catchUp, reconcile } from '@graha/billing/reconcile';
import { createStripe, type StripeSettings } from '@graha/billing/stripe-client';
import { applyBillingEffects } from '@graha/store/ledger/billing-effects';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import type { Pool } from 'pg';
import type { Chimes } from './tasks.ts';
import type { Task } from './loop.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Stripe lists its events for thirty days. */
const MESSAGES_KEPT_MS = 30 * DAY_MS;
/** A message that has not arrived after this time is treated as lost. */
const CATCH_UP_MS = 2 * HOUR_MS;
/** Longer than a month, so that every invoice is compared at least once. */
const COMPARED_MS = 40 * DAY_MS;
/** The first catch-up and each comparison read many pages of objects from Stripe. */
const STRIPE_WITHIN_MS = HOUR_MS;

const before = async (pool: Pool, ms: number): Promise<Date> => new Date((await ledgerNow(pool)).getTime() - ms);

/** Billing events change credits with or without Stripe. The tasks that call Stripe run only if its key is set. */
export function billingTasks(
  pool: Pool,
  { events }: Chimes,
  settings: (StripeSettings & { automaticTax: boolean }) | null,
): Task[] {
  const effects: Task = {
    name: 'billing-effects',
    runOnce: () => applyBillingEffects({ db: pool }),
    idleMs: 5 * SECOND_MS,
    bell: events.bell(),
  };
  if (settings === null) return [effects];
  const stripe = createStripe(settings);
  const deps = { pool, stripe };
  let lookBackMs = MESSAGES_KEPT_MS;
  return [
    effects,
    { name: 'stripe-inbox', runOnce: () => workInbox(deps), idleMs: 2 * SECOND_MS, bell: events.bell() },
    // No bell rings when credits fall: charges are frequent, and the threshold leaves time.
    {
      name: 'auto-top-up',
      runOnce: () => buyDuePacks({ ...deps, automaticTax: settings.automaticTax }),
      idleMs: 5 * SECOND_MS,
      bell: events.bell(),
    },
    {
      name: 'checkout-pages',
      runOnce: () => closePagesOfErased(deps),
      idleMs: 60 * SECOND_MS,
      bell: events.bell(),
      withinMs: STRIPE_WITHIN_MS,
    },
    { name: 'refunds', runOnce: () => payDueRefunds(deps), idleMs: 30 * SECOND_MS, bell: events.bell() },
    {
      name: 'stripe-catch-up',
      runOnce: async () => {
        const missed = await catchUp(deps, await before(pool, lookBackMs));
        lookBackMs = CATCH_UP_MS;
        return missed;
      },
      idleMs: 5 * MINUTE_MS,
      withinMs: STRIPE_WITHIN_MS,
    },
    {
      name: 'stripe-reconcile',
      runOnce: async () => {
        await reconcile(deps, await before(pool, COMPARED_MS));
        return 0; // One run compares all invoices, so there is never more work.
      },
      idleMs: DAY_MS,
      withinMs: STRIPE_WITHIN_MS,
    },
    { name: 'stripe-prices', runOnce: () => syncPrices(stripe), idleMs: DAY_MS },
  ];
}
