'use client';

import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '../../../../trpc/root.ts';
import { Card, CardFooter, CardHeader } from '../../../../ui/card.tsx';
import { cn } from '../../../../ui/cn.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Segmented } from '../../../../ui/segmented.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../../../ui/table.tsx';
import { count } from '../../../workspace/format.ts';
import { Precise } from '../precise.tsx';
import { EXPLORER_TEXT } from './text.ts';
import { kindOf, windowAround, type Stop } from './timeline.ts';

const { list: TEXT } = EXPLORER_TEXT;
const STOPS_SHOWN = 40;

type Timeline = inferRouterOutputs<AppRouter>['admin']['machine']['timeline'];
export type StopListProps = { timeline: Timeline; stopId: string | null; onGo: (stopId: string) => void };

export function StopList({ timeline: { stops, omitted }, stopId, onGo }: StopListProps) {
  const [kind, setKind] = useState('all');
  const at = stops.findIndex((stop) => stop.stopId === stopId);
  const later = new Set(stops.slice(at + 1).map((stop) => stop.stopId));
  const fitting = stops.filter((stop) => kind === 'all' || kindOf(stop) === kind || stop.stopId === stopId);
  const { shown, newer, older } = windowAround(fitting, stopId, STOPS_SHOWN);
  return (
    <Card aria-labelledby="steps" className="overflow-hidden">
      <CardHeader
        id="steps"
        title={TEXT.title}
        actions={
          <Segmented
            name="kind"
            label={TEXT.filter}
            options={(['all', 'events', 'ledger'] as const).map((value) => ({ value, label: TEXT[value] }))}
            value={kind}
            onValueChange={setKind}
          />
        }
      />
      {shown.length === 0 ? <EmptyState title={TEXT.empty}>{TEXT.emptyBody}</EmptyState> : null}
      {shown.length > 0 ? (
        <Table>
          <thead>
            <tr>
              <Th>{TEXT.columns.type}</Th>
              <Th wide>{TEXT.columns.where}</Th>
              <Th numeric>{TEXT.columns.time}</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((stop) => (
              <Line
                key={stop.stopId}
                stop={stop}
                isHere={stop.stopId === stopId}
                isLater={later.has(stop.stopId)}
                onGo={() => onGo(stop.stopId)}
              />
            ))}
          </tbody>
        </Table>
      ) : null}
      <CardFooter className="text-micro text-text-3">
        <span>{TEXT.later}</span>
        {newer + older > 0 ? <span>{TEXT.hidden(count(newer), count(older))}</span> : null}
        {omitted > 0 ? <span>{TEXT.omitted(count(omitted))}</span> : null}
      </CardFooter>
    </Card>
  );
}

function Line(props: { stop: Stop; isHere: boolean; isLater: boolean; onGo: () => void }) {
  const { stop, isHere, isLater, onGo } = props;
  return (
    <Tr selected={isHere} className={cn(isLater && 'text-text-3')}>
      <RowHeader className="wrap-anywhere">
        <button
          type="button"
          onClick={onGo}
          aria-current={isHere ? 'step' : undefined}
          className={cn(
            'cursor-pointer text-left font-mono text-[0.78125rem] hover:underline',
            isLater && 'font-normal',
          )}
        >
          {stop.type}
        </button>
      </RowHeader>
      <Td wide className={cn('max-w-64 truncate font-mono text-micro', isLater ? 'text-text-3' : 'text-text-2')}>
        {stop.streamId ?? TEXT.ledgerEntry(stop.stopId.slice(1))}
      </Td>
      <Td numeric>
        <Precise instant={stop.at} />
      </Td>
    </Tr>
  );
}
