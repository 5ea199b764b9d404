'use client';

import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type TabsProps = {
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  value?: string;
  onValueChange?: (value: string) => void;
  /** Stands at the right end of the row. */
  aside?: ReactNode;
  className?: string;
};

/** Brass under the selected one; what follows has no border of its own. */
export function Tabs({ label, tabs, value, onValueChange, aside, className }: TabsProps) {
  const first = tabs[0]?.value ?? '';
  return (
    <Radix.Root
      defaultValue={first}
      {...(value === undefined ? {} : { value })}
      {...(onValueChange ? { onValueChange } : {})}
      className={cn('flex min-w-0 flex-col', className)}
    >
      <div className="flex items-center gap-2 border-b border-line pr-3">
        <Radix.List
          aria-label={label}
          className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto px-3 [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={TAB}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="flex min-w-0 flex-1 flex-col -outline-offset-2">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

const TAB = cn(
  'relative h-10.5 px-2.5 text-small whitespace-nowrap text-text-2 -outline-offset-4 hover:text-text',
  'data-[state=active]:font-medium data-[state=active]:text-text',
  'data-[state=active]:after:absolute data-[state=active]:after:inset-x-2.5 data-[state=active]:after:bottom-0',
  'data-[state=active]:after:h-0.5 data-[state=active]:after:bg-brass-mark',
);
