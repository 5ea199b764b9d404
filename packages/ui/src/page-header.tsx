import type { ReactNode } from 'react';

export type PageHeaderProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

/** On a phone the actions are below the title, full width. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pb-1">
      <div className="min-w-0">
        <h1 className="text-[1.5rem]/7.5 tracking-[-0.02em] sm:text-head">{title}</h1>
        {description ? <p className="mt-1 text-text-2">{description}</p> : null}
      </div>
      {actions ? <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div> : null}
    </div>
  );
}
