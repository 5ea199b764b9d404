import type { ReactNode } from 'react';
import { ArrowLeft } from './icons/arrows.tsx';
import { Link } from './link.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** The list that has the record of this page, above the title. */
  list?: { label: string; href: string };
};

/** On a phone the actions are below the title, full width. */
export function PageHeader({ title, description, actions, list }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4 pb-1">
      <div className="min-w-0">
        {list ? (
          <Link href={list.href} className="link mb-2 inline-flex items-center gap-1.5 text-small">
            <ArrowLeft aria-hidden="true" className="size-3.5!" />
            {list.label}
          </Link>
        ) : null}
        <h1 className="text-[1.5rem]/7.5 tracking-[-0.02em] sm:text-head">{title}</h1>
        {description ? <p className="mt-1 text-text-2">{description}</p> : null}
      </div>
      {actions ? <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div> : null}
    </div>
  );
}
