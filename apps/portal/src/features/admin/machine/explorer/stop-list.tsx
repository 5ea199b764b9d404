'use client';

import type { inferRouterOutputs } from '@trpc/server';
import { useState } from 'react';
import type { AppRouter } from '@graha/procedures/router/root';
import { Card, CardFooter, CardHeader } from '@graha/ui/card.tsx';
import { cn } from '@graha/ui/cn.ts';
import { EmptyState } from '@graha/ui/empty-state.tsx';
import { Segmented } from '@graha/ui/segmented.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import { EventName } from '../event-name.tsx';
import { Precise } from '../precise.tsx';
import { kindOf, windowAround, type Stop } from './timeline.ts';

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'events', label: 'Events' },
  { value: 'ledger', label: 'Ledger' },
] as const;
const STOPS_SHOWN = 40;

type Timeline = inferRouterOutputs<AppRouter>['admin']['machine']['timeline'];
export type StopListProps = {
  timeline: Timeline;
  stopId: string | null;
  onGo: (stopId: string) => void;
};

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
        title="Steps"
        actions={<Segmented name="kind" label="Which steps" options={KINDS} value={kind} onValueChange={setKind} />}
      />
      {shown.length === 0 ? (
        <EmptyState title="No steps of this kind">Choose all steps to see the others.</EmptyState>
      ) : null}
      {shown.length > 0 ? (
        <Table>
          <thead>
            <tr>
              <Th>Step</Th>
              <Th wide>Where</Th>
              <Th numeric>Time, UTC</Th>
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
        <span>Gray steps come after the cursor. Calls are not steps: they are part of the balance.</span>
        {newer + older > 0 ? (
          <span>{`${count(newer)} newer and ${count(older)} older steps are not listed.`}</span>
        ) : null}
        {omitted > 0 ? (
          <span>{`${count(omitted)} older steps are not shown here. Use the arrows to reach them.`}</span>
        ) : null}
      </CardFooter>
    </Card>
  );
}

function Line(props: { stop: Stop; isHere: boolean; isLater: boolean; onGo: () => void }) {
  const { stop, isHere, isLater, onGo } = props;
  return (
    <Tr selected={isHere} className={cn(isLater && 'text-text-3')}>
      <RowHeader>
        <button
          type="button"
          onClick={onGo}
          aria-current={isHere ? 'step' : undefined}
          className={cn(
            'cursor-pointer text-left font-mono text-[0.78125rem] hover:underline',
            isLater && 'font-normal',
          )}
        >
          <EventName>{stop.type}</EventName>
        </button>
      </RowHeader>
      <Td wide className={cn('max-w-64 truncate font-mono text-micro', isLater ? 'text-text-3' : 'text-text-2')}>
        {stop.streamId ?? `ledger entry ${stop.stopId.slice(1)}`}
      </Td>
      <Td numeric>
        <Precise instant={stop.at} />
      </Td>
    </Tr>
  );
}
