import { Link } from '@graha/ui/link.tsx';
import type { ReactNode } from 'react';
import { Card, CardHeader } from '@graha/ui/card.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';
import { count } from '@graha/domain/core/format';
import type { Summary } from '@graha/procedures/overview/summary';

/** The number of rows that fit beside the chart; the usage page has all. */
const ROWS_SHOWN = 5;

type Sums = { calls: number; credits: number };

const sumOf = (rows: readonly Sums[]): Sums => ({
  calls: rows.reduce((sum, row) => sum + row.calls, 0),
  credits: rows.reduce((sum, row) => sum + row.credits, 0),
});

/** The most called operations; the last row is the total. */
export function OperationsTable({ operations }: Pick<Summary, 'operations'>) {
  const shown = operations.length > ROWS_SHOWN + 1 ? operations.slice(0, ROWS_SHOWN) : operations;
  const others = operations.slice(shown.length);
  const all = sumOf(operations);
  return (
    <Card aria-labelledby="by-operation">
      <CardHeader
        id="by-operation"
        title="By operation"
        actions={<span className="text-small text-text-3">21 days</span>}
      />
      {operations.length === 0 ? (
        <p className="px-5 py-6 text-text-2">Nothing in these 21 days.</p>
      ) : (
        <Table>
          <thead>
            <tr>
              <Th>Operation</Th>
              <Th numeric>Calls</Th>
              <Th numeric>Credits</Th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Tr key={row.operation}>
                <RowHeader className="font-mono text-[0.78125rem] wrap-anywhere">{row.operation}</RowHeader>
                <Td numeric>{count(row.calls)}</Td>
                <Td numeric>{count(row.credits)}</Td>
              </Tr>
            ))}
            {others.length > 0 ? (
              <SumRow sums={sumOf(others)}>
                <Link href="/usage" className="link font-normal">
                  {`${others.length} others`}
                </Link>
              </SumRow>
            ) : null}
            <SumRow sums={all}>Total</SumRow>
          </tbody>
        </Table>
      )}
    </Card>
  );
}

const SumRow = ({ sums, children }: { sums: Sums; children: ReactNode }) => (
  <Tr>
    <RowHeader>{children}</RowHeader>
    <Td numeric>{count(sums.calls)}</Td>
    <Td numeric>{count(sums.credits)}</Td>
  </Tr>
);
