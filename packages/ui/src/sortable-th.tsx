'use client';

import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Th } from './table.tsx';

export type SortableThProps = {
  sorted: 'ascending' | 'descending' | 'none';
  onSort: () => void;
  numeric?: boolean;
  wide?: boolean;
  children: ReactNode;
};

export function SortableTh({ sorted, onSort, numeric = false, wide = false, children }: SortableThProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <Th numeric={numeric} wide={wide} aria-sort={sorted}>
      <button type="button" onClick={onSort} className="inline-flex min-h-6 items-center gap-1 hover:text-text">
        {children}
        <Arrow aria-hidden="true" className={sorted === 'none' ? 'invisible size-3!' : 'size-3!'} />
      </button>
    </Th>
  );
}
