'use client';

import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';

/** `also`: other names of the operation, for the filter of the page. */
export type PricedRow = { path: string; summary: string; credits: number; also: string };

/** A client component, so that the data of the page has only the texts of each row, not its elements and classes. */
export function PricedRows({ rows }: { rows: readonly PricedRow[] }) {
  return (
    <Table className="texts texts-paths texts-links table-fixed">
      <thead>
        <tr>
          <Th>Operation</Th>
          <Th wide>What it answers</Th>
          <Th numeric className="w-20">
            Credits
          </Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, summary, credits, also }) => (
          <Tr key={path} data-also={also}>
            <RowHeader>
              <Link href={`/reference${path}`} className="link">
                {path}
              </Link>
              <span data-markdown="off">{summary}</span>
            </RowHeader>
            <Td wide>{summary}</Td>
            <Td numeric>{credits}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
