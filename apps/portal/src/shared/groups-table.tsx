'use client';

import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Card, CardFooter, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import type { UsageView } from '@graha/procedures/series/view';
import type { Grouping, Unit } from '@graha/procedures/series/filter';

export const GROUPING_NAMES: Readonly<Record<Grouping, string>> = {
  operation: 'Operation',
  key: 'Key',
  status: 'Status',
};
export const UNIT_NAMES: Readonly<Record<Unit, string>> = { credits: 'Credits', calls: 'Calls' };

export type GroupsTableProps = {
  view: UsageView;
  by: Grouping;
  unit: Unit;
  /** The whole previous period; without it, the column is left out. */
  before?: UsageView | null;
  /** Null leaves out the column. */
  latency: readonly Latency[] | null;
  nameOf: (group: string) => string;
};

type Latency = { group: string | null; p50Ms: number; p95Ms: number; p99Ms: number; isApproximate: boolean };

/** Groups that are listed before the reader asks for all. */
const GROUPS_SHOWN = 20;

/** Each group of the chart, the largest first; the last row is the total. */
export function GroupsTable({ view, by, unit, before = null, latency, nameOf }: GroupsTableProps) {
  const [isWhole, setWhole] = useState(false);
  const groups = isWhole ? view.groups : view.groups.slice(0, GROUPS_SHOWN);
  const isLogged = by === 'status';
  const latencies = isLogged ? null : latency;
  const whole = view[unit] || 1;
  return (
    <Card aria-labelledby="by-group">
      <CardHeader id="by-group" title={`By ${by}`} />
      <Table>
        <thead>
          <tr>
            <Th>{GROUPING_NAMES[by]}</Th>
            <Th numeric>{isLogged ? 'Requests' : 'Calls'}</Th>
            {isLogged ? null : <Th numeric>Credits</Th>}
            {before ? (
              <Th numeric wide>
                Before
              </Th>
            ) : null}
            <Th wide>Share</Th>
            {latencies ? (
              <Th numeric className="hidden lg:table-cell">
                p50, p95, p99
              </Th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Tr key={group.id}>
              <RowHeader className="font-mono text-[0.78125rem] wrap-anywhere">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-2.5 shrink-0 rounded-xs forced-color-adjust-none"
                    style={{ background: group.color }}
                  />
                  {nameOf(group.id)}
                </span>
              </RowHeader>
              <Td numeric>{count(group.calls)}</Td>
              {isLogged ? null : <Td numeric>{count(group.credits)}</Td>}
              {before ? (
                <Td numeric wide className="text-text-3">
                  {count(before.groups.find(({ id }) => id === group.id)?.[unit] ?? 0)}
                </Td>
              ) : null}
              <Td wide>
                <Share part={group[unit] / whole} color={group.color} />
              </Td>
              {latencies ? (
                <Td numeric className="hidden lg:table-cell">
                  {latencyOf(latencies.find((row) => row.group === group.id))}
                </Td>
              ) : null}
            </Tr>
          ))}
          <Tr>
            <RowHeader>Total</RowHeader>
            <Td numeric>{count(view.calls)}</Td>
            {isLogged ? null : <Td numeric>{count(view.credits)}</Td>}
            {before ? (
              <Td numeric wide className="text-text-3">
                {count(before[unit])}
              </Td>
            ) : null}
            <Td wide />
            {latencies ? <Td className="hidden lg:table-cell" /> : null}
          </Tr>
        </tbody>
      </Table>
      {view.groups.length > GROUPS_SHOWN ? (
        <CardFooter>
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the first ${GROUPS_SHOWN}` : `Show all ${count(view.groups.length)}`}
          </Button>
        </CardFooter>
      ) : null}
    </Card>
  );
}

const latencyOf = (row: Latency | undefined): string => (row ? `${latencyFigures(row)} ms` : '');

/**
 * `5.0 / 12.1 / 30.4`, the milliseconds of the 50th, 95th and 99th percentile; with ≈ if computed from a histogram, which is within
 * five per cent.
 */
export const latencyFigures = ({ p50Ms, p95Ms, p99Ms, isApproximate }: Omit<Latency, 'group'>): string =>
  `${isApproximate ? '≈ ' : ''}${[p50Ms, p95Ms, p99Ms].map((ms) => ms.toFixed(1)).join(' / ')}`;

function Share({ part, color }: { part: number; color: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <span aria-hidden="true" className="h-1.25 w-32 bg-line">
        <span className="block h-full" style={{ width: `${part * 100}%`, background: color }} />
      </span>
      <span className="font-mono text-[0.78125rem] tabular-nums">{(part * 100).toFixed(1)} %</span>
    </span>
  );
}
