import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { date, money } from '../workspace/format.ts';
import type { BillingState } from './state.ts';
import { BILLING_TEXT } from './text.ts';

const { invoices: TEXT } = BILLING_TEXT;
const { columns: COLUMNS } = TEXT;

const STATES = {
  paid: { tone: 'ok', shape: 'dot', words: TEXT.states.paid },
  open: { tone: 'warn', shape: 'ring', words: TEXT.states.open },
  uncollectible: { tone: 'bad', shape: 'diamond', words: TEXT.states.uncollectible },
} as const;
const OTHER = { tone: 'neutral', shape: 'ring', words: TEXT.states.other } as const;

const isKnown = (status: string): status is keyof typeof STATES => Object.hasOwn(STATES, status);

export function InvoicesTable({ invoices, plan }: Pick<BillingState, 'invoices' | 'plan'>) {
  return (
    <Card aria-label={TEXT.title}>
      <CardHeader title={TEXT.title} />
      {invoices.length === 0 ? (
        <EmptyState title={plan.id === 'free' ? TEXT.noneOnFree : TEXT.none}>{TEXT.noneBody}</EmptyState>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>{COLUMNS.date}</Th>
              <Th wide>{COLUMNS.number}</Th>
              <Th wide>{COLUMNS.for}</Th>
              <Th numeric>{COLUMNS.amount}</Th>
              <Th>{COLUMNS.state}</Th>
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
        <span className="block text-micro text-text-3 md:hidden">{invoice.description}</span>
      </RowHeader>
      <Td wide className="font-mono text-[0.78125rem]">
        {invoice.pageUrl ? (
          <a href={invoice.pageUrl} className="text-accent underline-offset-3 hover:underline">
            {invoice.number}
          </a>
        ) : (
          invoice.number
        )}
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
