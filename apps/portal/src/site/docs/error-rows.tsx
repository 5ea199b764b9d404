'use client';

import { StatusBadge } from '@graha/ui/badge.tsx';
import { Link } from '@graha/ui/link.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';

type ErrorRow = { code: string; status: number; message: string; href: string };

/** A client component: the data of the page then has each row as its texts, and not as elements with their classes. */
export const ErrorRows = ({ rows }: { rows: readonly ErrorRow[] }) => (
  <Table className="texts texts-paths">
    <thead>
      <tr>
        <Th className="w-20">Status</Th>
        <Th>Code</Th>
        <Th wide>What happened</Th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ code, status, message, href }) => (
        <Tr key={code}>
          <Td>
            <StatusBadge status={status} />
          </Td>
          <RowHeader>
            <Link href={href} className="link">
              {code}
            </Link>
            <span data-markdown="off">{message}</span>
          </RowHeader>
          <Td wide>{message}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
