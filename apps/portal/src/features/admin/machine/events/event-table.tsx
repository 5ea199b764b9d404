'use client';

import type { inferRouterOutputs } from '@trpc/server';
import { ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useId, useState } from 'react';
import type { AppRouter } from '../../../../trpc/root.ts';
import { cn } from '../../../../ui/cn.ts';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { Precise } from '../precise.tsx';
import { EventDetails } from './event-details.tsx';
import { EVENTS_TEXT } from './text.ts';

const { columns: COLUMNS } = EVENTS_TEXT;
const COLUMN_COUNT = Object.keys(COLUMNS).length;

export type ShownEvent = inferRouterOutputs<AppRouter>['admin']['machine']['events']['rows'][number];

type EventTableProps = { rows: readonly ShownEvent[]; onSearch: (id: string) => void };

/** The name of the event opens its payload, so that a keyboard reaches every row. */
export const EventTable = ({ rows, onSearch }: EventTableProps) => (
  <Table>
    <thead>
      <tr>
        <Th>{COLUMNS.event}</Th>
        <Th>{COLUMNS.tenant}</Th>
        <Th wide className="md:max-lg:hidden">
          {COLUMNS.stream}
        </Th>
        <Th wide>{COLUMNS.who}</Th>
        <Th wide>{COLUMNS.time}</Th>
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
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { type, at, streamId, streamVersion, tenantId, tenantName, actor } = event;
  return (
    <>
      <Tr selected={isOpen}>
        <RowHeader className="wrap-anywhere">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="flex cursor-pointer items-center gap-1.5 text-left font-mono text-[0.78125rem]"
          >
            <ChevronRight aria-hidden="true" className={cn('shrink-0 transition-transform', isOpen && 'rotate-90')} />
            {type}
          </button>
          <Precise instant={at} className="block pl-5.5 text-micro font-normal text-text-3 md:hidden" />
        </RowHeader>
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
      </Tr>
      {isOpen ? (
        <tr>
          <td id={detailsId} colSpan={COLUMN_COUNT} className="border-b border-line bg-sunken/40 p-4 sm:px-5">
            <EventDetails event={event} onSearch={onSearch} />
          </td>
        </tr>
      ) : null}
    </>
  );
}
