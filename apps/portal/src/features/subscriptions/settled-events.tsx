'use client';

import { fullInstant } from '@graha/domain/core/format';
import { Badge } from '@graha/ui/badge.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { logPages, PagedCard } from '../../shared/paged-card.tsx';
import { type Outputs, useTRPC } from '../../shared/trpc-client.tsx';
import { birthPath } from '../births/births-path.ts';
import { kindText, type SettledEvent } from './subscriptions-path.ts';

const TEXT = {
  loading: 'Loading',
  empty: 'No event yet',
  emptyBody: 'Events appear here when they are delivered, and stay for three months.',
  more: 'Show older',
  stale: 'The events could not be read. We are trying again.',
};
type Settled = Outputs['subscriptions']['settled'];
const REFRESHED_MS = 15_000;

/** Delivered events, and those that no webhook took. */
export function SettledEvents({ subscriptionId }: { subscriptionId: string }) {
  const trpc = useTRPC();
  const pages = useInfiniteQuery(
    trpc.subscriptions.settled.infiniteQueryOptions({ subscriptionId }, logPages<Settled>(null, REFRESHED_MS)),
  );
  const events = pages.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <PagedCard title="Events" text={TEXT} pages={pages}>
      {events.length === 0 ? null : (
        <Table>
          <thead>
            <tr>
              <Th>Event</Th>
              <Th>At</Th>
              <Th wide>Birth</Th>
              <Th numeric>Credits</Th>
              <Th wide>State</Th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <EventRow key={event.eventId} event={event} />
            ))}
          </tbody>
        </Table>
      )}
    </PagedCard>
  );
}

/** The sentence of the event; a missed one was not paid for, so it has its kind alone. */
const titleOf = ({ kind, details }: SettledEvent): string =>
  typeof details?.['title'] === 'string' ? details['title'] : kindText(kind);

const EventRow = ({ event }: { event: SettledEvent }) => (
  <Tr>
    <RowHeader>{titleOf(event)}</RowHeader>
    <Td className="font-mono text-small whitespace-nowrap">{fullInstant(event.at)}</Td>
    <Td wide>
      {event.birthId === null ? (
        '—'
      ) : (
        <Link href={birthPath(event.birthId)} className="link">
          Birth
        </Link>
      )}
    </Td>
    <Td numeric>{event.credits}</Td>
    <Td wide>
      {event.state === 'delivered' ? (
        <Badge tone="ok">Delivered</Badge>
      ) : (
        <Badge tone="warn">Missed: no webhook takes sky.event</Badge>
      )}
    </Td>
  </Tr>
);
