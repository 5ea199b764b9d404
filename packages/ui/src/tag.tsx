import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** A word of the machine's: a scope, an event's name, a path. */
export function Tag({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex h-5.5 items-center rounded-chip border border-line px-1.5 font-mono text-micro text-text-2',
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A shortcut by the key of this system: ⌘K on a Mac, Ctrl K elsewhere. */
export const Shortcut = ({ letter, className }: { letter: string; className?: string | undefined }) => (
  <Kbd className={className}>
    <span className="mac:hidden">Ctrl {letter}</span>
    <span className="hidden mac:inline">⌘{letter}</span>
  </Kbd>
);

export function Kbd({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        'rounded-chip border border-line-strong bg-surface px-1.25 font-mono text-[0.6875rem]/4 font-medium text-text-2',
        'in-[.bg-ink]:border-on-ink/35 in-[.bg-ink]:bg-transparent in-[.bg-ink]:text-on-ink',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
