import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/format';
import type { UsageView } from '@graha/procedures/usage/view';
import type { Grouping, Unit } from '@graha/procedures/usage/filter';

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
  /** null: no column. */
  latency: readonly { group: string | null; p50Ms: number; p95Ms: number }[] | null;
  nameOf: (group: string) => string;
};

/** Each group of the chart; the last row is the total. */
export function GroupsTable({ view, by, unit, latency, nameOf }: GroupsTableProps) {
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
            <Th wide>Share</Th>
            {latencies ? (
              <Th numeric wide>
                p50 and p95
              </Th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {view.groups.map((group) => (
            <Tr key={group.id}>
              <RowHeader className="font-mono text-[0.78125rem] break-all">
                <span className="flex items-center gap-2">
                  <span
                    aria-hidden="true"
                    className="size-2.5 shrink-0 rounded-xs"
                    style={{ background: group.color }}
                  />
                  {nameOf(group.id)}
                </span>
              </RowHeader>
              <Td numeric>{count(group.calls)}</Td>
              {isLogged ? null : <Td numeric>{count(group.credits)}</Td>}
              <Td wide>
                <Share part={group[unit] / whole} color={group.color} />
              </Td>
              {latencies ? (
                <Td numeric wide>
                  {latencyOf(latencies.find((row) => row.group === group.id))}
                </Td>
              ) : null}
            </Tr>
          ))}
          <Tr>
            <RowHeader>Total</RowHeader>
            <Td numeric>{count(view.calls)}</Td>
            {isLogged ? null : <Td numeric>{count(view.credits)}</Td>}
            <Td wide />
            {latencies ? <Td wide /> : null}
          </Tr>
        </tbody>
      </Table>
    </Card>
  );
}

const latencyOf = (row: { p50Ms: number; p95Ms: number } | undefined): string =>
  row ? `${row.p50Ms.toFixed(1)} / ${row.p95Ms.toFixed(1)} ms` : '';

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
