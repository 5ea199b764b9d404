import { cn } from '@graha/ui/cn.ts';
import { Mark } from '@graha/ui/mark.tsx';
import { BESIDE_RAIL } from '../../../shared/shell/page-link.ts';

/** The brass ground marks pages that are not a customer's. */
export function AdminSign({ host, rail = false }: { host: string; rail?: boolean }) {
  return (
    <div className={cn('flex min-w-0 items-center gap-2.5 py-1.5', rail ? 'px-1' : 'px-2')} title="Operator">
      <span className="grid size-7 shrink-0 place-items-center rounded-control bg-brass-soft text-brass">
        <Mark sizePx={18} />
      </span>
      <div className={cn('min-w-0', rail && BESIDE_RAIL)}>
        <p className="truncate text-base/4.5 font-medium">Operator</p>
        <p className="truncate text-micro text-text-3">{host}/admin</p>
      </div>
    </div>
  );
}
