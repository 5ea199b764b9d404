import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import type { Deps } from './stripe-client.ts';
import { isoOf } from './view-of.ts';

export type InvoiceRow = {
  id: string;
  number: string | null;
  at: string;
  description: string;
  amountCents: number;
  currency: string;
  status: string;
  pageUrl: string | null;
};

const INVOICES_SHOWN = 24;

/** Returns the current invoices at Stripe; none if the workspace has no customer. */
export async function invoicesOf({ pool, stripe }: Deps, tenantId: string): Promise<InvoiceRow[]> {
  const { stripeCustomerId } = await stateOf({ db: pool }, subscription, tenantId);
  if (stripeCustomerId === null) return [];
  const { data } = await stripe.invoices.list({ customer: stripeCustomerId, limit: INVOICES_SHOWN });
  return data
    .filter(({ status }) => status !== 'draft' && status !== 'void')
    .map(({ id, number, created, lines, total, currency, status, hosted_invoice_url }) => ({
      id,
      number,
      at: isoOf(created),
      description: lines.data[0]?.description ?? 'Graha',
      amountCents: total,
      currency,
      status: status ?? 'open',
      pageUrl: hosted_invoice_url ?? null,
    }));
}
