import { cn } from '../../ui/cn.ts';
import { initials } from './format.ts';
import { BESIDE_RAIL } from './rail.ts';
import { SHELL_TEXT } from './text.ts';

export type WorkspaceSignProps = { name: string; planName: string; rail?: boolean };

/** Whose workspace this is, and on what plan. */
export function WorkspaceSign({ name, planName, rail = false }: WorkspaceSignProps) {
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5', rail ? 'px-1 py-1.5' : 'px-2 py-1.5')} title={name}>
      <Initials of={name} className="rounded-control bg-ink text-on-ink" />
      <div className={cn('min-w-0', rail && BESIDE_RAIL)}>
        <p className="truncate text-base/4.5 font-medium">{name}</p>
        <p className="text-micro text-text-3">{SHELL_TEXT.planOf(planName)}</p>
      </div>
    </div>
  );
}

export function Initials({ of, className }: { of: string; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('grid size-7 shrink-0 place-items-center text-micro font-semibold', className)}
    >
      {initials(of)}
    </span>
  );
}
