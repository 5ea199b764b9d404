import type Stripe from 'stripe';
import { invoice, invoiceLine } from '../objects/invoice.ts';
import { invalid } from '../stripe-error.ts';
import { emit, get, idOf, type World } from '../world.ts';

/** An invoice without lines, which nobody can pay yet. */
export function draftInvoice(
  world: World,
  { customerId, metadata }: { customerId: string; metadata: Stripe.Metadata },
): Stripe.Invoice {
  const { state, clock, publicUrl } = world;
  const customer = get(world, 'customer', customerId);
  const draft = invoice({
    id: state.idOf('invoice'),
    created: clock.now(),
    customer: customerId,
    customer_email: customer.email,
    billing_reason: 'manual',
    number: null,
    lines: [],
    subscription: null,
    pageUrl: publicUrl,
  });
  const made: Stripe.Invoice = { ...draft, metadata, auto_advance: false, hosted_invoice_url: null, invoice_pdf: null };
  emit(world, 'invoice.created', 'invoice', made, made.created);
  return made;
}

function draftOf(world: World, id: string): Stripe.Invoice {
  const draft = get(world, 'invoice', id);
  if (draft.status === 'draft') return draft;
  throw invalid(`This invoice is ${draft.status}; only a draft can be changed.`, 'invoice', 'invoice_not_editable');
}

export function addItem(world: World, { invoiceId, priceId }: { invoiceId: string; priceId: string }): object {
  const draft = draftOf(world, invoiceId);
  const price = get(world, 'price', priceId);
  if (draft.lines.data.length > 0) throw invalid('This stand-in puts one item on a draft.', 'invoice');
  const line = invoiceLine({
    id: `il_${draft.id.slice(3)}`,
    invoice: draft.id,
    price,
    description: get(world, 'product', idOf(price.product)).name,
    period: { start: draft.created, end: draft.created },
    item: null,
  });
  draft.lines.data.push(line);
  const { amount } = line;
  Object.assign(draft, { amount_due: amount, amount_remaining: amount, subtotal: amount, total: amount });
  return { id: `ii_${draft.id.slice(3)}`, object: 'invoiceitem', invoice: draft.id, customer: draft.customer, amount };
}

export function finalize(world: World, id: string): Stripe.Invoice {
  const draft = draftOf(world, id);
  const customer = get(world, 'customer', idOf(draft.customer));
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const page = `${world.publicUrl}/invoices/${draft.id}`;
  Object.assign(draft, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    hosted_invoice_url: page,
    invoice_pdf: page,
  });
  draft.status_transitions.finalized_at = world.clock.now();
  emit(world, 'invoice.finalized', 'invoice', draft, world.clock.now());
  return draft;
}

export function voidInvoice(world: World, id: string): Stripe.Invoice {
  const voided = get(world, 'invoice', id);
  if (voided.status !== 'open')
    throw invalid(`You can only void an open invoice; this one is ${voided.status}.`, 'invoice');
  Object.assign(voided, { status: 'void', next_payment_attempt: null });
  voided.status_transitions.voided_at = world.clock.now();
  emit(world, 'invoice.voided', 'invoice', voided, world.clock.now());
  return voided;
}
