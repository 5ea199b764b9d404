import type Stripe from 'stripe';
import { listOf, nulls } from '../nulls.ts';
import type { Period } from './subscription.ts';

type LineOf = {
  id: string;
  invoice: string;
  price: Stripe.Price;
  description: string;
  period: Period;
  /** null: a one-time purchase. */
  item: Stripe.SubscriptionItem | null;
};

export const invoiceLine = ({ id, invoice, price, description, period, item }: LineOf): Stripe.InvoiceLineItem => {
  const amount = price.unit_amount ?? 0;
  return {
    id,
    object: 'line_item',
    amount,
    subtotal: amount,
    currency: price.currency,
    description,
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    period,
    quantity: 1,
    subscription: item?.subscription ?? null,
    parent: {
      type: item === null ? 'invoice_item_details' : 'subscription_item_details',
      invoice_item_details:
        item === null
          ? { invoice_item: `ii_${id.slice(3)}`, proration: false, ...nulls('proration_details', 'subscription') }
          : null,
      subscription_item_details:
        item === null
          ? null
          : {
              subscription: item.subscription,
              subscription_item: item.id,
              proration: false,
              ...nulls('invoice_item', 'proration_details'),
            },
    },
    pricing: {
      type: 'price_details',
      price_details: {
        price: price.id,
        product: typeof price.product === 'string' ? price.product : price.product.id,
      },
      unit_amount_decimal: null,
    },
    ...nulls('discount_amounts', 'pretax_credit_amounts', 'quantity_decimal', 'taxes'),
  };
};

/** Gives back the share of a price that was paid and not used, rounded to a cent. */
export function creditLine(of: LineOf, share: number): Stripe.InvoiceLineItem {
  const line = invoiceLine(of);
  const amount = -Math.round(line.amount * share);
  const details = line.parent?.subscription_item_details;
  if (details) details.proration = true;
  return { ...line, amount, subtotal: amount };
}

const sumOf = (lines: readonly Stripe.InvoiceLineItem[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

type InvoiceOf = Pick<
  Stripe.Invoice,
  'id' | 'created' | 'customer' | 'billing_reason' | 'number' | 'customer_email'
> & {
  /** None: a draft. */
  lines: readonly Stripe.InvoiceLineItem[];
  subscription: Stripe.Subscription | null;
  pageUrl: string;
};

/** Finalised and not yet paid, or a draft. */
export const invoice = ({ lines, subscription, pageUrl, ...given }: InvoiceOf): Stripe.Invoice => ({
  object: 'invoice',
  amount_due: sumOf(lines),
  amount_overpaid: 0,
  amount_paid: 0,
  amount_remaining: sumOf(lines),
  amount_shipping: 0,
  attempt_count: 0,
  attempted: false,
  automatic_tax: { enabled: false, ...nulls('disabled_reason', 'liability', 'provider', 'status') },
  collection_method: 'charge_automatically',
  currency: lines[0]?.currency ?? 'usd',
  default_tax_rates: [],
  discounts: [],
  issuer: { type: 'self' },
  lines: listOf([...lines], `/v1/invoices/${given.id}/lines`),
  livemode: false,
  payment_settings: nulls('default_mandate', 'payment_method_options', 'payment_method_types'),
  period_start: given.created,
  period_end: given.created,
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  starting_balance: 0,
  status: lines.length > 0 ? 'open' : 'draft',
  status_transitions: {
    finalized_at: lines.length > 0 ? given.created : null,
    ...nulls('marked_uncollectible_at', 'paid_at', 'voided_at'),
  },
  subtotal: sumOf(lines),
  total: sumOf(lines),
  hosted_invoice_url: `${pageUrl}/invoices/${given.id}`,
  invoice_pdf: `${pageUrl}/invoices/${given.id}`,
  parent:
    subscription === null
      ? null
      : {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
        },
  ...nulls(
    'account_country',
    'account_name',
    'account_tax_ids',
    'application',
    'automatically_finalizes_at',
    'custom_fields',
    'customer_account',
    'customer_address',
    'customer_name',
    'customer_phone',
    'customer_shipping',
    'customer_tax_exempt',
    'default_payment_method',
    'default_source',
    'description',
    'due_date',
    'effective_at',
    'ending_balance',
    'footer',
    'from_invoice',
    'last_finalization_error',
    'latest_revision',
    'metadata',
    'next_payment_attempt',
    'on_behalf_of',
    'receipt_number',
    'rendering',
    'shipping_cost',
    'shipping_details',
    'statement_descriptor',
    'subtotal_excluding_tax',
    'test_clock',
    'total_discount_amounts',
    'total_excluding_tax',
    'total_pretax_credit_amounts',
    'total_taxes',
    'webhooks_delivered_at',
  ),
  ...given,
});
