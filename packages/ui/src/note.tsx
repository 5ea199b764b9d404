import { CircleAlert, Info, TriangleAlert } from './icons/signs.tsx';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const TONES = {
  info: { ground: 'bg-accent-soft', icon: <Info aria-hidden="true" className="mt-0.5 text-accent" /> },
  warn: { ground: 'bg-warn-soft', icon: <TriangleAlert aria-hidden="true" className="mt-0.5 text-warn" /> },
  bad: { ground: 'bg-bad-soft', icon: <CircleAlert aria-hidden="true" className="mt-0.5 text-bad" /> },
} as const;

export type NoteProps = {
  tone?: keyof typeof TONES;
  /** The first clause, bold: the event. The consequence and one link follow as children. */
  title?: ReactNode;
  /** Set if the note appears in response to an action of the reader. */
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
};

export function Note({ tone = 'info', title, role, className, children }: NoteProps) {
  return (
    <div role={role} className={cn('flex gap-2.5 rounded-lg px-3.5 py-3 text-small', TONES[tone].ground, className)}>
      {TONES[tone].icon}
      <div className="min-w-0 flex-1">
        {title ? <b>{title}</b> : null} {children}
      </div>
    </div>
  );
}
