import type Stripe from 'stripe';
import { nulls } from '../nulls.ts';
import { planOf } from './catalogue.ts';
import type { Period } from './subscription.ts';

export const schedulePhase = (price: Stripe.Price, { start, end }: Period): Stripe.SubscriptionSchedule.Phase => ({
  add_invoice_items: [],
  currency: price.currency,
  discounts: [],
  start_date: start,
  end_date: end,
  items: [
    {
      plan: planOf(price),
      price: price.id,
      quantity: 1,
      discounts: [],
      metadata: {},
      ...nulls('billing_thresholds', 'tax_rates'),
    },
  ],
  metadata: {},
  proration_behavior: 'none',
  ...nulls(
    'application_fee_percent',
    'billing_cycle_anchor',
    'billing_thresholds',
    'collection_method',
    'default_payment_method',
    'default_tax_rates',
    'description',
    'invoice_settings',
    'on_behalf_of',
    'transfer_data',
    'trial_end',
  ),
});

export const schedule = (
  given: Pick<Stripe.SubscriptionSchedule, 'id' | 'created' | 'customer' | 'phases' | 'current_phase' | 'subscription'>,
): Stripe.SubscriptionSchedule => ({
  object: 'subscription_schedule',
  billing_mode: { type: 'classic', flexible: null },
  default_settings: {
    billing_cycle_anchor: 'automatic',
    collection_method: 'charge_automatically',
    invoice_settings: {
      issuer: { type: 'self' },
      ...nulls('account_tax_ids', 'custom_fields', 'days_until_due', 'description', 'footer'),
    },
    ...nulls(
      'application_fee_percent',
      'billing_thresholds',
      'default_payment_method',
      'description',
      'on_behalf_of',
      'transfer_data',
    ),
  },
  end_behavior: 'release',
  livemode: false,
  metadata: {},
  pause_schedules: [],
  status: 'active',
  ...nulls(
    'application',
    'canceled_at',
    'completed_at',
    'customer_account',
    'released_at',
    'released_subscription',
    'test_clock',
  ),
  ...given,
});
