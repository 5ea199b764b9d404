import type { BillingInterval } from '@graha/domain/billing/interval';
import type { PlanId } from '@graha/domain/billing/plans';
import { allowancesOf } from '@graha/store/ledger/allowances';
import type { Stripe } from 'stripe';
import { isNewPeriod, purchaseOfInvoice } from './bought.ts';
import { keyOf } from './stripe-once.ts';
import type { Deps } from './stripe-client.ts';
import { idOf } from './view-of.ts';

/** A paid invoice for a period of a plan. */
type Paid = {
  invoiceId: string;
  name: string;
  plan: PlanId;
  interval: BillingInterval;
  startMs: number;
  endMs: number;
};

/** The paid invoices of a customer that were made since an instant. */
export type Billed = { tenantId: string; customer: string; since: Date; invoices: readonly Stripe.Invoice[] };

/**
 * Refunds double charges: paid invoices of one subscription for one plan, one interval and overlapping periods, if the ledger has fewer
 * allowances than payments. Another plan, interval or month is a different purchase. A year is compared with the payments of the year
 * before it. @returns the number of refunds
 */
export async function refundDoubles(deps: Deps, billed: Billed): Promise<number> {
  const recent = await paidOf(deps.stripe, billed.invoices);
  const paid = [...recent, ...(recent.some(isYear) ? await yearsBefore(deps.stripe, billed) : [])];
  let refunded = 0;
  for (const group of overlapping(paid)) {
    const { tenantId } = billed;
    const starts = (await allowancesOf({ db: deps.pool, tenantId }, { plan: group.plan })).map((at) => at.getTime());
    for (const { invoiceId } of beyond(group.paid, starts)) refunded += await refund(deps.stripe, invoiceId);
  }
  return refunded;
}

const isYear = ({ interval }: Paid): boolean => interval === 'year';

const YEAR_S = 366 * 86_400;

/** Returns the years that may overlap one that was paid since the instant. */
async function yearsBefore(stripe: Stripe, { customer, since }: Billed): Promise<Paid[]> {
  const sinceS = Math.floor(since.getTime() / 1_000);
  const created = { gte: Math.max(0, sinceS - YEAR_S), lt: sinceS };
  const invoices: Stripe.Invoice[] = [];
  for await (const one of stripe.invoices.list({ customer, status: 'paid', created, limit: 100 })) invoices.push(one);
  return (await paidOf(stripe, invoices)).filter(isYear);
}

async function paidOf(stripe: Stripe, invoices: readonly Stripe.Invoice[]): Promise<Paid[]> {
  const paid: Paid[] = [];
  for (const invoice of invoices) {
    const one = await paidBy(stripe, invoice);
    if (one !== null) paid.push(one);
  }
  return paid;
}

async function paidBy(stripe: Stripe, invoice: Stripe.Invoice): Promise<Paid | null> {
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (subscription === undefined || invoice.status !== 'paid' || invoice.amount_paid === 0) return null;
  const purchase = await purchaseOfInvoice(stripe, invoice);
  if (purchase?.bought.purpose !== 'plan') return null;
  const { plan, periodStart, interval = 'month' } = purchase.bought;
  const startMs = Date.parse(periodStart);
  const endMs = (invoice.lines.data.find(isNewPeriod)?.period.end ?? 0) * 1000;
  return { invoiceId: invoice.id, name: `${idOf(subscription)} ${plan} ${interval}`, plan, interval, startMs, endMs };
}

/** Returns groups of two or more payments for one subscription and plan that cover the same days. */
export function overlapping(all: readonly Paid[]): { plan: PlanId; paid: Paid[] }[] {
  const groups: { plan: PlanId; name: string; endMs: number; paid: Paid[] }[] = [];
  for (const one of all.toSorted((a, b) => a.startMs - b.startMs)) {
    const group = groups.find(({ name, endMs }) => name === one.name && one.startMs < endMs);
    if (group === undefined) groups.push({ plan: one.plan, name: one.name, endMs: one.endMs, paid: [one] });
    else {
      group.paid.push(one);
      group.endMs = Math.max(group.endMs, one.endMs);
    }
  }
  return groups.filter(({ paid }) => paid.length > 1);
}

/** A year has an allowance each month; its payment is claimed by the one with which it starts. */
const isOfPayment = (at: number, paid: readonly Paid[]): boolean =>
  paid.some(({ interval, startMs }) => interval === 'month' || startMs === at);

/** Returns payments without an allowance; none before the first allowance exists, because it may still arrive. */
export function beyond(paid: readonly Paid[], allowanceStarts: readonly number[]): Paid[] {
  const [first, last] = [paid.at(0)?.startMs ?? 0, paid.at(-1)?.startMs ?? 0];
  const unclaimed = allowanceStarts.filter((at) => at >= first && at <= last && isOfPayment(at, paid));
  if (unclaimed.length === 0) return [];
  const left = paid.filter(({ startMs }) => {
    const index = unclaimed.indexOf(startMs);
    if (index >= 0) unclaimed.splice(index, 1);
    return index < 0;
  });
  return left.slice(unclaimed.length); // An allowance with another start belongs to the earliest of these payments.
}

/** Returns 1, or 0 if this payment was already refunded. */
async function refund(stripe: Stripe, invoiceId: string): Promise<number> {
  const { data } = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 1 });
  const reference = data[0]?.payment.payment_intent;
  if (reference === undefined || reference === null) return 0;
  const intent = idOf(reference);
  const { data: charges } = await stripe.charges.list({ payment_intent: intent, limit: 100 });
  if (charges.some(({ amount_refunded, disputed }) => amount_refunded > 0 || disputed)) return 0;
  await stripe.refunds.create({ payment_intent: intent, reason: 'duplicate' }, keyOf('refund-double', invoiceId));
  return 1;
}
