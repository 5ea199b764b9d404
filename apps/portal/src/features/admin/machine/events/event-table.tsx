'use client';

import type { inferRouterOutputs } from '@trpc/server';
import { Link } from '@graha/ui/link.tsx';
import type { AppRouter } from '@graha/procedures/router/root';
import { ExpandableRow } from '@graha/ui/expandable-row.tsx';
import { Table, Td, Th } from '@graha/ui/table.tsx';
import { EventName } from '../event-name.tsx';
import { Precise } from '../precise.tsx';
import { Button, ButtonLink } from '@graha/ui/button.tsx';
import { Code } from '@graha/ui/code.tsx';
import { CopyButton } from '@graha/ui/copy-button.tsx';
import { addressOf } from '../../../../shared/paths.ts';

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
        <Th wide>Workspace</Th>
        <Th wide className="md:max-xl:hidden">
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
  const workspace = tenantId ? (
    <Link href={`/admin/tenants/${tenantId}`} className="link">
      {tenantName ?? tenantId.slice(0, 8)}
    </Link>
  ) : null;
  return (
    <ExpandableRow
      name={<EventName>{type}</EventName>}
      nameClass="font-mono text-[0.78125rem]"
      below={
        <>
          <Precise instant={at} className="text-text-3" />
          {workspace ? <span className="mt-0.5 block">{workspace}</span> : null}
        </>
      }
      columnCount={COLUMN_COUNT}
      details={<EventDetails event={event} onSearch={onSearch} />}
    >
      <Td wide className="max-w-44 truncate md:max-2xl:max-w-32" title={tenantName ?? undefined}>
        {workspace ?? <span className="text-text-3">–</span>}
      </Td>
      <Td wide className="max-w-56 truncate font-mono text-micro text-text-2 md:max-xl:hidden" title={streamId}>
        {streamId} @ {streamVersion}
      </Td>
      <Td wide className="max-w-40 truncate md:max-2xl:max-w-28" title={actor.id}>
        {actor.kind} <span className="font-mono text-micro text-text-3">{actor.id}</span>
      </Td>
      <Td wide className="text-text-2">
        <Precise instant={at} />
      </Td>
    </ExpandableRow>
  );
}

function EventDetails({ event, onSearch }: { event: ShownEvent; onSearch: (id: string) => void }) {
  const { pos, type, streamId, tenantId, requestId, correlationId, causationId, actor, data } = event;
  const facts: [string, string | null | undefined][] = [
    ['Position', String(pos)],
    ['Request id', requestId],
    ['Correlation id', correlationId === requestId ? null : correlationId],
    ['Caused by', causationId],
    ['By the operator', actor.impersonator],
  ];
  return (
    <div className="grid min-w-0 gap-3.5">
      <dl className="grid items-center gap-x-6 gap-y-0.5 text-small sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-text-2">{name}</dt>
              <dd className="flex items-center gap-1 font-mono text-[0.78125rem] break-all">
                {value} <CopyButton compact text={value} label={`Copy: ${name}`} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className="min-w-0 overflow-hidden rounded-lg border border-line">
        <Code label={`Payload of ${type}`} language="json" code={JSON.stringify(data, null, 2)} />
      </div>
      <div className="flex flex-wrap gap-2">
        {tenantId ? (
          <ButtonLink
            size="sm"
            href={addressOf('/admin/explorer', {
              tenant: tenantId,
              at: `e${pos}`,
            })}
          >
            See the workspace at this event
          </ButtonLink>
        ) : null}
        <Button size="sm" variant="ghost" onClick={() => onSearch(streamId)}>
          All events of this stream
        </Button>
        {requestId ? (
          <Button size="sm" variant="ghost" onClick={() => onSearch(requestId)}>
            All events of this request
          </Button>
        ) : null}
      </div>
    </div>
  );
}
