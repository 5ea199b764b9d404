import { subscriptionOf } from '@graha/store/subscription-log';
import type { Deps } from './telling.ts';
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

/** As Stripe has them now; nothing where nobody has ever bought. */
export async function invoicesOf({ pool, stripe }: Deps, tenantId: string): Promise<InvoiceRow[]> {
  const { stripeCustomerId } = await subscriptionOf(pool, tenantId);
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
