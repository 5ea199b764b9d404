'use client';

import type { inferRouterOutputs } from '@trpc/server';
import Link from 'next/link';
import type { AppRouter } from '@graha/procedures/trpc/root';
import { ExpandableRow } from '@graha/ui/expandable-row.tsx';
import { Table, Td, Th } from '@graha/ui/table.tsx';
import { Precise } from '../precise.tsx';
import { EventDetails } from './event-details.tsx';

const COLUMN_COUNT = 5;

export type ShownEvent = inferRouterOutputs<AppRouter>['admin']['machine']['events']['rows'][number];

type EventTableProps = {
  rows: readonly ShownEvent[];
  onSearch: (id: string) => void;
};

export const EventTable = ({ rows, onSearch }: EventTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>Event</Th>
        <Th>Workspace</Th>
        <Th wide className="md:max-lg:hidden">
          Stream
        </Th>
        <Th wide>Who</Th>
        <Th wide>Time, UTC</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map((event) => (
        <Line key={event.pos} event={event} onSearch={onSearch} />
      ))}
    </tbody>
  </Table>
);

function Line({ event, onSearch }: { event: ShownEvent } & Pick<EventTableProps, 'onSearch'>) {
  const { type, at, streamId, streamVersion, tenantId, tenantName, actor } = event;
  return (
    <ExpandableRow
      name={type}
      nameClass="font-mono text-[0.78125rem]"
      below={<Precise instant={at} className="text-text-3" />}
      columnCount={COLUMN_COUNT}
      details={<EventDetails event={event} onSearch={onSearch} />}
    >
      <Td className="max-w-44 truncate">
        {tenantId ? (
          <Link href={`/admin/tenants/${tenantId}`} className="link">
            {tenantName ?? tenantId.slice(0, 8)}
          </Link>
        ) : (
          <span className="text-text-3">–</span>
        )}
      </Td>
      <Td wide className="max-w-56 truncate font-mono text-micro text-text-2 md:max-lg:hidden" title={streamId}>
        {streamId} @ {streamVersion}
      </Td>
      <Td wide className="max-w-40 truncate" title={actor.id}>
        {actor.kind} <span className="font-mono text-micro text-text-3">{actor.id}</span>
      </Td>
      <Td wide className="text-text-2">
        <Precise instant={at} />
      </Td>
    </ExpandableRow>
  );
}
