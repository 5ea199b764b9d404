import { Card, CardHeader } from '../../ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '../../ui/table.tsx';
import { count } from '../workspace/format.ts';
import type { Summary } from './summary.ts';
import { OVERVIEW_TEXT } from './text.ts';

const { operations: TEXT, chart: CHART } = OVERVIEW_TEXT;

/** Each operation that was called; the last row is the sum of those above. */
export function OperationsTable({ operations }: Pick<Summary, 'operations'>) {
  const calls = operations.reduce((sum, row) => sum + row.calls, 0);
  const credits = operations.reduce((sum, row) => sum + row.credits, 0);
  return (
    <Card aria-labelledby="by-operation">
      <CardHeader
        id="by-operation"
        title={TEXT.title}
        actions={<span className="text-small text-text-3">{TEXT.period}</span>}
      />
      {operations.length === 0 ? (
        <p className="px-5 py-6 text-text-2">{TEXT.empty}</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>{TEXT.operation}</Th>
              <Th numeric>{CHART.calls}</Th>
              <Th numeric>{CHART.credits}</Th>
            </tr>
          </thead>
          <tbody>
            {operations.map((row) => (
              <Tr key={row.operation}>
                <RowHeader className="font-mono text-[0.78125rem] break-all">{row.operation}</RowHeader>
                <Td numeric>{count(row.calls)}</Td>
                <Td numeric>{count(row.credits)}</Td>
              </Tr>
            ))}
            <Tr>
              <RowHeader>{TEXT.total}</RowHeader>
              <Td numeric>{count(calls)}</Td>
              <Td numeric>{count(credits)}</Td>
            </Tr>
          </tbody>
        </Table>
      )}
    </Card>
  );
}
