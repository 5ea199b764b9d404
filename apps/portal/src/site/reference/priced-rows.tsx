'use client';

import { Link } from '@graha/ui/link.tsx';
import { cn } from '@graha/ui/cn.ts';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';

type PricedRow = { path: string; href: string; summary: string; credits: number; also?: string };

/** A client component, so that the data of the page has only the texts of each row, not its elements and classes. */
export function PricedRows({ rows, linkClass }: { rows: readonly PricedRow[]; linkClass: string }) {
  return (
    <Table className="table-fixed">
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
        {rows.map(({ path, href, summary, credits, also }) => (
          <Tr key={path} data-also={also}>
            <RowHeader className="font-mono text-micro! font-normal! break-words">
              <Link href={href} className={cn('inline-flex min-h-6 items-center', linkClass)}>
                {path}
              </Link>
              <span data-markdown="off" className="mt-0.5 block font-sans text-small text-text-2 md:hidden">
                {summary}
              </span>
            </RowHeader>
            <Td wide className="text-text-2">
              {summary}
            </Td>
            <Td numeric>{credits}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
