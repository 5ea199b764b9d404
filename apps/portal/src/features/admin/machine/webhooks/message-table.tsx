import type { inferRouterOutputs } from '@trpc/server';
import { Link } from '@graha/ui/link.tsx';
import type { AppRouter } from '@graha/procedures/router/root';
import { Breakable, piecesOf } from '@graha/ui/address-text.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { fullInstant } from '@graha/domain/core/format';
import { addressOf } from '../../../../shared/paths.ts';
import { Precise } from '../precise.tsx';

type Message = inferRouterOutputs<AppRouter>['admin']['machine']['inbox']['rows'][number];
type MessageTableProps = {
  rows: readonly Message[];
  onReplay: (stripeEventId: string) => void;
};

const BADGES = {
  waiting: { tone: 'warn', shape: 'ring' },
  failed: { tone: 'bad', shape: 'diamond' },
  applied: { tone: 'ok', shape: 'dot' },
  ignored: { tone: 'neutral', shape: 'dot' },
} as const;

export const MessageTable = ({ rows, onReplay }: MessageTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>Message</Th>
        <Th wide>Received, UTC</Th>
        <Th>State</Th>
        <Th wide>Outcome</Th>
        <Th wide numeric>
          Attempts
        </Th>
        <Th>
          <VisuallyHidden>Replay</VisuallyHidden>
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
        <span className="font-mono text-[0.78125rem]">
          <Breakable isNarrow pieces={piecesOf(eventType)} />
        </span>
        <Link
          href={addressOf('/admin/events', {
            search: `stripe-${stripeEventId}`,
          })}
          title="Its events"
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
        <Badge {...BADGES[status]}>{status}</Badge>
        <span className="mt-1 block text-micro wrap-anywhere text-text-3 md:hidden">{note}</span>
      </Td>
      <Td wide className="max-w-72 wrap-anywhere text-text-2">
        {note}
        {nextAttemptAt && attempts > 0 ? (
          <span className="block text-micro text-text-3">{`Next attempt ${fullInstant(nextAttemptAt)}`}</span>
        ) : null}
      </Td>
      <Td wide numeric>
        {attempts}
      </Td>
      <Td className="text-right">
        {status === 'waiting' ? null : (
          <Button size="sm" aria-label={`Replay ${stripeEventId}`} onClick={onReplay}>
            Replay
          </Button>
        )}
      </Td>
    </Tr>
  );
}
