'use client';

import { ChevronRight } from './icons/arrows.tsx';
import { useId, useState, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { RowHeader, Td, Tr } from './table.tsx';

export type ExpandableRowProps = {
  /** Names the row and opens it, so that the keyboard reaches every row. */
  name: ReactNode;
  nameClass?: string;
  /** Shown under the name on a phone, which has no room for its column. */
  below: ReactNode;
  /** The other cells. */
  children: ReactNode;
  columnCount: number;
  details: ReactNode;
};

/** A table row with more details than columns. */
export function ExpandableRow({ name, nameClass, below, children, columnCount, details }: ExpandableRowProps) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <>
      <Tr selected={isOpen}>
        <RowHeader className="wrap-anywhere">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
            className={cn('flex cursor-pointer items-start gap-1.5 text-left', nameClass)}
          >
            <ChevronRight
              aria-hidden="true"
              className={cn('mt-0.5 shrink-0 text-text-3 transition-transform', isOpen && 'rotate-90')}
            />
            {name}
          </button>
          <span className="block pl-5.5 text-micro font-normal text-text-2 md:hidden">{below}</span>
        </RowHeader>
        {children}
      </Tr>
      {isOpen ? (
        <tr id={detailsId}>
          <Td colSpan={columnCount} className="bg-sunken/60">
            {details}
          </Td>
        </tr>
      ) : null}
    </>
  );
}
