import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type SettingsRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  className?: string;
  /** Dialogs that it opens. */
  children?: ReactNode;
};

/** One line of a settings card: what is so, and what can be done about it. */
export function SettingsRow({ title, detail, actions, className, children }: SettingsRowProps) {
  return (
    <div className={cn('flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 sm:px-5', className)}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">{title}</p>
        {detail ? <p className="text-small text-text-2">{detail}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      {children}
    </div>
  );
}
