import { z } from 'zod';
import { addItem, draftInvoice, finalize, voidInvoice } from '../billing/draft-invoice.ts';
import { flag, params, words } from '../wire.ts';
import { route, type Route } from './route.ts';

/** Invoices written by hand; this stand-in never sends or charges them automatically. */
export const draftRoutes: Route[] = [
  route(
    'POST',
    '/v1/invoices',
    params({
      customer: z.string(),
      auto_advance: z.literal('false'),
      collection_method: z.literal('charge_automatically'),
      pending_invoice_items_behavior: z.literal('exclude'),
      metadata: words.optional(),
      automatic_tax: z.strictObject({ enabled: flag }).optional(),
    }),
    (world, { customer, metadata }) => draftInvoice(world, { customerId: customer, metadata: metadata ?? {} }),
  ),
  route(
    'POST',
    '/v1/invoiceitems',
    params({
      customer: z.string(),
      invoice: z.string(),
      pricing: z.strictObject({ price: z.string() }),
      quantity: z.literal('1'),
    }),
    (world, { invoice, pricing }) => addItem(world, { invoiceId: invoice, priceId: pricing.price }),
  ),
  route('POST', '/v1/invoices/:id/finalize', params({ auto_advance: z.literal('false') }), (world, _, id) =>
    finalize(world, id),
  ),
  route('POST', '/v1/invoices/:id/void', params({}), (world, _, id) => voidInvoice(world, id)),
];
