import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** What is wider than the page scrolls inside itself; it takes focus, so that keys scroll it too. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must take focus to be scrolled by keys.
    <section aria-label={label} tabIndex={0} className={cn('min-w-0 overflow-x-auto -outline-offset-2', className)}>
      {children}
    </section>
  );
}
