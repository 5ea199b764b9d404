import { cn } from '@graha/ui/cn.ts';
import { Initials } from '../../../shared/shell/account-menu.tsx';
import { BESIDE_RAIL } from '../../../shared/shell/page-link.ts';

export type WorkspaceSignProps = { name: string; planName: string; rail?: boolean };

/** Whose workspace this is, and on what plan. */
export function WorkspaceSign({ name, planName, rail = false }: WorkspaceSignProps) {
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', rail ? 'px-1 py-1.5' : 'px-2 py-1.5')} title={name}>
      <Initials of={name} className="rounded-control bg-ink text-on-ink" />
      <div className={cn('min-w-0', rail && BESIDE_RAIL)}>
        <p className="truncate text-base/4.5 font-medium">{name}</p>
        <p className="text-micro text-text-3">{`${planName} plan`}</p>
      </div>
    </div>
  );
}
