import type Stripe from 'stripe';
import { nulls } from '../nulls.ts';

export const product = (
  given: Pick<Stripe.Product, 'id' | 'created' | 'name' | 'metadata'> & Partial<Stripe.Product>,
): Stripe.Product => ({
  object: 'product',
  active: true,
  images: [],
  livemode: false,
  marketing_features: [],
  type: 'service',
  updated: given.created,
  ...nulls('description', 'package_dimensions', 'shippable', 'tax_details', 'url'),
  ...given,
});

export const price = (
  given: Pick<Stripe.Price, 'id' | 'created' | 'currency' | 'product' | 'unit_amount' | 'metadata'> &
    Partial<Stripe.Price>,
  /** null: sold once. */
  interval: 'month' | 'year' | null,
): Stripe.Price => ({
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  livemode: false,
  type: interval === null ? 'one_time' : 'recurring',
  ...nulls('custom_unit_amount', 'lookup_key', 'nickname', 'tax_behavior', 'tiers_mode', 'transform_quantity'),
  unit_amount_decimal: null,
  recurring:
    interval === null
      ? null
      : { interval, interval_count: 1, usage_type: 'licensed', ...nulls('meter', 'trial_period_days') },
  ...given,
});

/** The older form of a recurring price, which subscription items still contain. */
export const planOf = (of: Stripe.Price): Stripe.Plan => ({
  id: of.id,
  object: 'plan',
  active: of.active,
  amount: of.unit_amount,
  billing_scheme: 'per_unit',
  created: of.created,
  currency: of.currency,
  interval: of.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: of.metadata,
  product: of.product,
  usage_type: 'licensed',
  ...nulls('amount_decimal', 'meter', 'nickname', 'tiers_mode', 'transform_usage', 'trial_period_days'),
});
