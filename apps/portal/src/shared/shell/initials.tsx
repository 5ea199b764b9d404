import { initials } from '@graha/domain/format';
import { cn } from '@graha/ui/cn.ts';

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
