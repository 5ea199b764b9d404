import { Card, CardHeader } from '../../ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { count } from '../workspace/format.ts';
import { USAGE_TEXT } from './text.ts';
import type { UsageView } from './view.ts';
import type { Grouping, Unit } from './wish.ts';

export type GroupsTableProps = {
  view: UsageView;
  by: Grouping;
  unit: Unit;
  /** null: it is not told here. */
  latency: readonly { group: string | null; p50Ms: number; p95Ms: number }[] | null;
  nameOf: (group: string) => string;
};

/** Each group of the chart; the last row is the sum of those above. */
export function GroupsTable({ view, by, unit, latency, nameOf }: GroupsTableProps) {
  const isLogged = by === 'status';
  const told = isLogged ? null : latency;
  const whole = view[unit] || 1;
  return (
    <Card aria-labelledby="by-group">
      <CardHeader id="by-group" title={`By ${USAGE_TEXT.by[by].toLowerCase()}`} />
      <Table>
        <thead>
          <tr>
            <Th>{USAGE_TEXT.by[by]}</Th>
            <Th numeric>{isLogged ? USAGE_TEXT.requests : USAGE_TEXT.unit.calls}</Th>
            {isLogged ? null : <Th numeric>{USAGE_TEXT.unit.credits}</Th>}
            <Th wide>{USAGE_TEXT.share}</Th>
            {told ? (
              <Th numeric wide>
                {USAGE_TEXT.stats.latency}
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
              {told ? (
                <Td numeric wide>
                  {latencyOf(told.find((row) => row.group === group.id))}
                </Td>
              ) : null}
            </Tr>
          ))}
          <Tr>
            <RowHeader>{USAGE_TEXT.total}</RowHeader>
            <Td numeric>{count(view.calls)}</Td>
            {isLogged ? null : <Td numeric>{count(view.credits)}</Td>}
            <Td wide />
            {told ? <Td wide /> : null}
          </Tr>
        </tbody>
      </Table>
    </Card>
  );
}

const latencyOf = (row: { p50Ms: number; p95Ms: number } | undefined): string =>
  row ? USAGE_TEXT.stats.ms(row.p50Ms, row.p95Ms) : '';

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
