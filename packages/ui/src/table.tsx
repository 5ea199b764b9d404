import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/**
 * `wide` columns are dropped on a phone: repeat the two most important under the name.
 * `numeric` cells are right-aligned, in mono.
 */
type CellLook = { wide?: boolean; numeric?: boolean };

/** Few classes, because a table repeats them for each cell: "tables.css" has their rules. */
const cell = ({ wide, numeric }: CellLook) => cn('cell', numeric && 'text-right', wide && 'cell-wide');

export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return <table {...rest} className={cn('w-full border-collapse text-small', className)} />;
}

export function Th({
  wide = false,
  numeric = false,
  className,
  scope = 'col',
  ...rest
}: ComponentProps<'th'> & CellLook) {
  return <th {...rest} scope={scope} className={cn(cell({ wide, numeric }), 'cell-head', className)} />;
}

/** The head of a column of buttons or menus. */
export const ActionsTh = () => (
  <Th>
    <VisuallyHidden>Actions</VisuallyHidden>
  </Th>
);

export function Td({ wide = false, numeric = false, className, ...rest }: ComponentProps<'td'> & CellLook) {
  return <td {...rest} className={cn(cell({ wide, numeric }), numeric && 'cell-number', className)} />;
}

/** The cell that names the row. */
export function RowHeader({ className, ...rest }: ComponentProps<'th'>) {
  return <th {...rest} scope="row" className={cn(cell({}), className)} />;
}

export function Tr({ selected = false, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return <tr {...rest} className={cn('row', selected && 'row-selected', className)} />;
}

/** Content wider than the page scrolls inside this region, which takes focus, so that keys scroll it too. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrolling element must take focus to be scrolled by keys.
    <section aria-label={label} tabIndex={0} className={cn('min-w-0 overflow-x-auto -outline-offset-2', className)}>
      {children}
    </section>
  );
}
