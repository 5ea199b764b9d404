import type Stripe from 'stripe';
import { listOf, nulls } from '../nulls.ts';
import { planOf } from './catalogue.ts';

export type Period = { start: number; end: number };

export const subscriptionItem = (
  given: { id: string; created: number; subscription: string; price: Stripe.Price },
  period: Period,
): Stripe.SubscriptionItem => ({
  object: 'subscription_item',
  current_period_end: period.end,
  current_period_start: period.start,
  discounts: [],
  metadata: {},
  plan: planOf(given.price),
  quantity: 1,
  ...nulls('billing_thresholds', 'current_trial', 'tax_rates'),
  ...given,
});

export const subscription = (
  given: Pick<Stripe.Subscription, 'id' | 'created' | 'customer' | 'currency' | 'metadata'>,
  item: Stripe.SubscriptionItem,
): Stripe.Subscription => ({
  object: 'subscription',
  automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability') },
  billing_cycle_anchor: item.current_period_start,
  billing_mode: { type: 'classic', flexible: null },
  billing_schedules: [],
  cancel_at_period_end: false,
  collection_method: 'charge_automatically',
  discounts: [],
  invoice_settings: { issuer: { type: 'self' }, ...nulls('account_tax_ids', 'custom_fields', 'description', 'footer') },
  items: listOf([item], `/v1/subscription_items?subscription=${given.id}`),
  livemode: false,
  start_date: given.created,
  status: 'active',
  ...nulls(
    'application',
    'application_fee_percent',
    'billing_cycle_anchor_config',
    'billing_thresholds',
    'cancel_at',
    'canceled_at',
    'cancellation_details',
    'customer_account',
    'days_until_due',
    'default_payment_method',
    'default_source',
    'description',
    'ended_at',
    'latest_invoice',
    'managed_payments',
    'next_pending_invoice_item_invoice',
    'on_behalf_of',
    'pause_collection',
    'payment_settings',
    'pending_invoice_item_interval',
    'pending_setup_intent',
    'pending_update',
    'schedule',
    'test_clock',
    'transfer_data',
    'trial_end',
    'trial_settings',
    'trial_start',
  ),
  ...given,
});
