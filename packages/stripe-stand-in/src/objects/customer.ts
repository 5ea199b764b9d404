import type Stripe from 'stripe';
import { nulls } from '../nulls.ts';

export const customer = (
  given: Pick<Stripe.Customer, 'id' | 'created' | 'metadata'> & Partial<Stripe.Customer>,
): Stripe.Customer => ({
  object: 'customer',
  balance: 0,
  invoice_settings: nulls('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  livemode: false,
  invoice_prefix: given.id.slice(-8).toUpperCase(),
  next_invoice_sequence: 1,
  ...nulls('default_source', 'description', 'email', 'shipping'),
  ...given,
});

/** Cards by the numbers that Stripe documents for tests. */
export const CARDS = {
  '4242424242424242': { last4: '4242', says: 'always pays', paysFirst: true, paysLater: true },
  '4000000000000341': { last4: '0341', says: 'pays once, then is declined', paysFirst: true, paysLater: false },
  '4000000000000002': { last4: '0002', says: 'is declined', paysFirst: false, paysLater: false },
} as const;
export type CardNumber = keyof typeof CARDS;

export const isCardNumber = (text: string): text is CardNumber => Object.hasOwn(CARDS, text);

const CARD_YEARS = 4;

export const paymentMethod = (
  given: Pick<Stripe.PaymentMethod, 'id' | 'created' | 'customer'>,
  number: CardNumber,
): Stripe.PaymentMethod => ({
  object: 'payment_method',
  billing_details: nulls('address', 'email', 'name', 'phone', 'tax_id'),
  livemode: false,
  metadata: { number },
  type: 'card',
  card: {
    brand: 'visa',
    display_brand: 'visa',
    country: 'US',
    exp_month: 12,
    exp_year: new Date(given.created * 1000).getUTCFullYear() + CARD_YEARS,
    fingerprint: null,
    funding: 'credit',
    last4: CARDS[number].last4,
    regulated_status: null,
    ...nulls('checks', 'generated_from', 'networks', 'three_d_secure_usage', 'wallet'),
  },
  ...nulls('customer_account'),
  ...given,
});
