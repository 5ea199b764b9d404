import type Stripe from 'stripe';
import { nulls } from '../nulls.ts';

export const checkoutSession = (
  given: Pick<Stripe.Checkout.Session, 'id' | 'created' | 'mode' | 'expires_at' | 'url'> &
    Partial<Stripe.Checkout.Session>,
): Stripe.Checkout.Session => ({
  object: 'checkout.session',
  automatic_tax: { enabled: false, ...nulls('liability', 'provider', 'status') },
  custom_fields: [],
  custom_text: nulls('after_submit', 'shipping_address', 'submit', 'terms_of_service_acceptance'),
  livemode: false,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  shipping_options: [],
  status: 'open',
  ui_mode: 'hosted_page',
  ...nulls(
    'adaptive_pricing',
    'after_expiration',
    'allow_promotion_codes',
    'allowed_payment_method_types',
    'amount_subtotal',
    'amount_total',
    'billing_address_collection',
    'cancel_url',
    'client_reference_id',
    'client_secret',
    'collected_information',
    'consent',
    'consent_collection',
    'currency',
    'currency_conversion',
    'customer',
    'customer_account',
    'customer_creation',
    'customer_details',
    'customer_email',
    'discounts',
    'integration_identifier',
    'invoice',
    'invoice_creation',
    'locale',
    'managed_payments',
    'metadata',
    'origin_context',
    'payment_intent',
    'payment_link',
    'payment_method_collection',
    'payment_method_configuration_details',
    'payment_method_options',
    'permissions',
    'recovered_from',
    'saved_payment_method_options',
    'setup_intent',
    'shipping_address_collection',
    'shipping_cost',
    'submit_type',
    'subscription',
    'success_url',
    'total_details',
    'wallet_options',
  ),
  ...given,
});

export const portalSession = (
  given: Pick<Stripe.BillingPortal.Session, 'id' | 'created' | 'customer' | 'return_url' | 'url'>,
): Stripe.BillingPortal.Session => ({
  object: 'billing_portal.session',
  configuration: 'bpc_default',
  livemode: false,
  ...nulls('customer_account', 'flow', 'locale', 'on_behalf_of'),
  ...given,
});

const CLOCK_DAYS = 30;

export const testClock = (
  given: Pick<Stripe.TestHelpers.TestClock, 'id' | 'created' | 'name' | 'frozen_time'>,
): Stripe.TestHelpers.TestClock => ({
  object: 'test_helpers.test_clock',
  deletes_after: given.created + CLOCK_DAYS * 86_400,
  livemode: false,
  status: 'ready',
  status_details: {},
  ...given,
});
