import type Stripe from 'stripe';
import { nulls } from '../nulls.ts';

type Money = { id: string; created: number; amount: number; currency: string };

export const paymentIntent = (
  given: Money & Pick<Stripe.PaymentIntent, 'customer' | 'metadata' | 'payment_method'>,
): Stripe.PaymentIntent => ({
  object: 'payment_intent',
  amount_capturable: 0,
  amount_received: 0,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  livemode: false,
  payment_method_types: ['card'],
  status: 'requires_payment_method',
  ...nulls(
    'allowed_payment_method_types',
    'application',
    'application_fee_amount',
    'automatic_payment_methods',
    'canceled_at',
    'cancellation_reason',
    'client_secret',
    'customer_account',
    'description',
    'excluded_payment_method_types',
    'last_payment_error',
    'latest_charge',
    'managed_payments',
    'next_action',
    'on_behalf_of',
    'payment_method_configuration_details',
    'payment_method_options',
    'payment_record',
    'processing',
    'receipt_email',
    'review',
    'setup_future_usage',
    'shipping',
    'source',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_group',
  ),
  ...given,
});

export const charge = (
  given: Money & Pick<Stripe.Charge, 'customer' | 'payment_intent' | 'payment_method'>,
  isPaid: boolean,
): Stripe.Charge => ({
  object: 'charge',
  amount_captured: isPaid ? given.amount : 0,
  amount_refunded: 0,
  billing_details: nulls('address', 'email', 'name', 'phone', 'tax_id'),
  captured: isPaid,
  disputed: false,
  livemode: false,
  metadata: {},
  paid: isPaid,
  refunded: false,
  status: isPaid ? 'succeeded' : 'failed',
  failure_code: isPaid ? null : 'card_declined',
  failure_message: isPaid ? null : 'Your card was declined.',
  ...nulls(
    'application',
    'application_fee',
    'application_fee_amount',
    'balance_transaction',
    'calculated_statement_descriptor',
    'description',
    'failure_balance_transaction',
    'fraud_details',
    'on_behalf_of',
    'outcome',
    'payment_method_details',
    'receipt_email',
    'receipt_number',
    'receipt_url',
    'review',
    'shipping',
    'source',
    'source_transfer',
    'statement_descriptor',
    'statement_descriptor_suffix',
    'transfer_data',
    'transfer_group',
  ),
  ...given,
});

export const refund = (
  given: Money & Pick<Stripe.Refund, 'charge' | 'payment_intent' | 'reason' | 'metadata'>,
): Stripe.Refund => ({
  object: 'refund',
  status: 'succeeded',
  ...nulls(
    'balance_transaction',
    'customer',
    'customer_account',
    'payment_method',
    'receipt_number',
    'source_transfer_reversal',
    'transfer_reversal',
  ),
  ...given,
});

const EVIDENCE_DAYS = 7;

export const dispute = (
  given: Money & Pick<Stripe.Dispute, 'charge' | 'payment_intent'>,
): Omit<Stripe.Dispute, 'evidence'> => ({
  object: 'dispute',
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence_details: {
    due_by: given.created + EVIDENCE_DAYS * 86_400,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  reason: 'fraudulent',
  status: 'needs_response',
  intended_submission_method: null,
  ...given,
});

/** The link from an invoice to its payment attempt. */
export const invoicePayment = (
  given: Pick<Stripe.InvoicePayment, 'id' | 'created' | 'amount_requested' | 'currency' | 'invoice'>,
  paymentIntentId: string,
  isPaid: boolean,
): Stripe.InvoicePayment => ({
  object: 'invoice_payment',
  amount_paid: isPaid ? given.amount_requested : null,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: paymentIntentId },
  status: isPaid ? 'paid' : 'open',
  status_transitions: { canceled_at: null, paid_at: isPaid ? given.created : null },
  ...given,
});
