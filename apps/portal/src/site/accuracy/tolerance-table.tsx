'use client';

import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';

/** A row as texts; `percent`: the worst difference as a share of the tolerance. */
export type ToleranceRow = {
  name: string;
  source: string;
  note?: string;
  cases: string;
  worst: string;
  tolerance: string;
  percent: string;
};

/** A client component: the data of the page then has each row as its texts, and not as elements with their classes. */
export const ToleranceTable = ({ rows }: { rows: readonly ToleranceRow[] }) => (
  <Table className="measured">
    <thead>
      <tr>
        <Th>What, and against whom</Th>
        <Th numeric wide>
          Cases
        </Th>
        <Th numeric>Worst</Th>
        <Th numeric wide>
          Tolerance
        </Th>
        <Th wide className="w-28">
          <span className="sr-only">Worst within the tolerance</span>
        </Th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, source, note, cases, worst, tolerance, percent }) => (
        <Tr key={`${name} ${source}`}>
          <RowHeader>
            {name}
            <span>{source}</span>
            {note ? <span>{note}</span> : null}
          </RowHeader>
          <Td numeric wide>
            {cases}
          </Td>
          <Td numeric>{worst}</Td>
          <Td numeric wide>
            {tolerance}
          </Td>
          <Td wide>
            <ToleranceBar percent={percent} />
          </Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);

/** Hidden from screen readers, because it shows the same two numbers as the row. */
function ToleranceBar({ percent }: { percent: string }) {
  return (
    <span aria-hidden="true">
      <i style={{ left: `${percent}%` }} />
    </span>
  );
}
