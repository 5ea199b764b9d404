import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type SettingsSectionProps = { id: string; title: string; description?: ReactNode; children: ReactNode };

/** Title and description at the left, the actions in a card at the right; stacked below 1024 px. */
export function SettingsSection({ id, title, description, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="grid gap-x-8 gap-y-3 border-t border-line pt-5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:pt-7"
    >
      <div>
        <h2 id={`${id}-title`} className="text-[0.9375rem]/5.5 tracking-[-0.006em]">
          {title}
        </h2>
        {description ? <div className="mt-1 max-w-prose text-small text-text-2">{description}</div> : null}
      </div>
      <div className="min-w-0 self-start rounded-card border border-line bg-surface">{children}</div>
    </section>
  );
}

type SettingsRowProps = {
  title: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  className?: string;
  /** The dialogs of the row. */
  children?: ReactNode;
};

/** One line of a settings card: the state, and its actions at the right; on a phone they may be below. */
export function SettingsRow({ title, detail, actions, className, children }: SettingsRowProps) {
  return (
    <div
      className={cn('flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 sm:flex-nowrap sm:px-5', className)}
    >
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2">{title}</p>
        {detail ? <p className="max-w-prose text-small text-text-2">{detail}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2 sm:shrink-0">{actions}</div> : null}
      {children}
    </div>
  );
}
