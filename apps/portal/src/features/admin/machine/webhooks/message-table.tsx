import type { inferRouterOutputs } from '@trpc/server';
import Link from 'next/link';
import type { AppRouter } from '../../../../trpc/root.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { fullInstant } from '../../../workspace/format.ts';
import { addressOf } from '../../../workspace/address-of.ts';
import { Precise } from '../precise.tsx';
import { WEBHOOKS_TEXT } from './text.ts';

const { columns: COLUMNS } = WEBHOOKS_TEXT;

type Message = inferRouterOutputs<AppRouter>['admin']['machine']['inbox']['rows'][number];
type MessageTableProps = { rows: readonly Message[]; onReplay: (stripeEventId: string) => void };

const LOOKS = {
  waiting: { tone: 'warn', shape: 'ring' },
  failed: { tone: 'bad', shape: 'diamond' },
  applied: { tone: 'ok', shape: 'dot' },
  ignored: { tone: 'neutral', shape: 'dot' },
} as const;

export const MessageTable = ({ rows, onReplay }: MessageTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>{COLUMNS.message}</Th>
        <Th wide>{COLUMNS.received}</Th>
        <Th>{COLUMNS.state}</Th>
        <Th wide>{COLUMNS.note}</Th>
        <Th wide numeric>
          {COLUMNS.attempts}
        </Th>
        <Th>
          <VisuallyHidden>{COLUMNS.replay}</VisuallyHidden>
        </Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((message) => (
        <Line key={message.stripeEventId} message={message} onReplay={() => onReplay(message.stripeEventId)} />
      ))}
    </tbody>
  </Table>
);

function Line({ message, onReplay }: { message: Message; onReplay: () => void }) {
  const { stripeEventId, eventType, objectId, receivedAt, status, attempts, nextAttemptAt, note } = message;
  return (
    <Tr>
      <RowHeader className="wrap-anywhere">
        <span className="font-mono text-[0.78125rem]">{eventType}</span>
        <Link
          href={addressOf('/admin/events', { search: `stripe-${stripeEventId}` })}
          title={WEBHOOKS_TEXT.log}
          className="link block font-mono text-micro font-normal"
        >
          {stripeEventId}
        </Link>
        <span className="block font-mono text-micro font-normal text-text-3">{objectId}</span>
      </RowHeader>
      <Td wide className="text-text-2">
        <Precise instant={receivedAt} />
      </Td>
      <Td>
        <Badge {...LOOKS[status]}>{WEBHOOKS_TEXT.states[status]}</Badge>
        <span className="mt-1 block text-micro wrap-anywhere text-text-3 md:hidden">{note}</span>
      </Td>
      <Td wide className="max-w-72 wrap-anywhere text-text-2">
        {note}
        {nextAttemptAt && attempts > 0 ? (
          <span className="block text-micro text-text-3">{WEBHOOKS_TEXT.next(fullInstant(nextAttemptAt))}</span>
        ) : null}
      </Td>
      <Td wide numeric>
        {attempts}
      </Td>
      <Td className="text-right">
        {status === 'waiting' ? null : (
          <Button size="sm" aria-label={WEBHOOKS_TEXT.replayOf(stripeEventId)} onClick={onReplay}>
            {WEBHOOKS_TEXT.replay}
          </Button>
        )}
      </Td>
    </Tr>
  );
}
