'use client';

import { useState } from 'react';
import { StatusBadge } from '@graha/ui/badge.tsx';
import { SortableTh } from '@graha/ui/sortable-th.tsx';
import { RowHeader, Table, Td, Th, Tr } from '@graha/ui/table.tsx';

const ROWS = [
  { operation: 'kundali/basic', status: 200, ms: 6.8, key: 'Production' },
  { operation: 'panchang/full', status: 200, ms: 18.4, key: 'Almanac cron' },
  { operation: 'dasha/vimshottari', status: 422, ms: 1.1, key: 'Staging' },
];

export function SortedTable() {
  const [sorted, setSorted] = useState<'ascending' | 'descending'>('descending');
  const sign = sorted === 'ascending' ? 1 : -1;
  return (
    <Table>
      <thead>
        <tr>
          <Th>Operation</Th>
          <Th>Status</Th>
          <SortableTh
            numeric
            sorted={sorted}
            onSort={() => setSorted(sorted === 'ascending' ? 'descending' : 'ascending')}
          >
            ms
          </SortableTh>
          <Th wide>Key</Th>
        </tr>
      </thead>
      <tbody>
        {ROWS.toSorted((a, b) => sign * (a.ms - b.ms)).map((row) => (
          <Tr key={row.operation} selected={row.status === 422}>
            <RowHeader className="font-mono text-micro!">{row.operation}</RowHeader>
            <Td>
              <StatusBadge status={row.status} />
            </Td>
            <Td numeric>{row.ms}</Td>
            <Td wide className="text-text-2">
              {row.key}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
