import type { ReactNode } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { date, money } from '@graha/domain/core/format';
import type { BillingState } from '@graha/procedures/billing/state';

const STATES = {
  paid: { tone: 'ok', shape: 'dot', words: 'Paid' },
  open: { tone: 'warn', shape: 'ring', words: 'Due' },
  uncollectible: { tone: 'bad', shape: 'diamond', words: 'Failed' },
} as const;
const OTHER = { tone: 'neutral', shape: 'ring', words: 'Other' } as const;

const isKnown = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);

export function InvoicesTable({ invoices, plan }: Pick<BillingState, 'invoices' | 'plan'>) {
  return (
    <Card aria-label="Invoices">
      <CardHeader
        title="Invoices"
        detail={
          invoices.length === 0 ? null : (
            <p className="text-small text-text-2">
              The number opens the invoice at Stripe, where you download it as a PDF.
            </p>
          )
        }
      />
      {invoices.length === 0 ? (
        <EmptyState title={plan.id === 'free' ? 'You are on Free. Nothing is owed.' : 'No invoices yet.'}>
          The first invoice comes with a plan.
        </EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>Date</Th>
              <Th wide>Number</Th>
              <Th wide>For</Th>
              <Th numeric>Amount</Th>
              <Th>State</Th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <Line key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Line({ invoice }: { invoice: BillingState['invoices'][number] }) {
  const { tone, shape, words } = isKnown(invoice.status) ? STATES[invoice.status] : OTHER;
  return (
    <Tr>
      <RowHeader className="font-normal">
        {date(new Date(invoice.at))}
        <span className="block text-micro text-text-3 md:hidden">
          <ToInvoice url={invoice.pageUrl} className="link">
            {invoice.description}
          </ToInvoice>
        </span>
      </RowHeader>
      <Td wide className="font-mono text-[0.78125rem]">
        <ToInvoice url={invoice.pageUrl} className="link">
          {invoice.number}
        </ToInvoice>
      </Td>
      <Td wide>{invoice.description}</Td>
      <Td numeric>{money(invoice.amountCents, invoice.currency)}</Td>
      <Td>
        <Badge tone={tone} shape={shape}>
          {words}
        </Badge>
      </Td>
    </Tr>
  );
}

/** A link to the page of an invoice at Stripe, or its text alone if it has none. */
const ToInvoice = ({ url, className, children }: { url: string | null; className: string; children: ReactNode }) =>
  url ? (
    <a href={url} className={className}>
      {children}
    </a>
  ) : (
    children
  );
