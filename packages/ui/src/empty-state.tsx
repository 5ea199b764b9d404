import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type EmptyStateProps = {
  /** The future content. */
  title: string;
  /** The reason why it is empty. */
  children: ReactNode;
  /** One possible action. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('grid justify-items-start gap-1 px-4 py-8 sm:px-5', className)}>
      <p className="text-[0.9375rem] font-medium">{title}</p>
      <div className="max-w-prose text-text-2">{children}</div>
      {action ? <div className="mt-4 w-full">{action}</div> : null}
    </div>
  );
}
