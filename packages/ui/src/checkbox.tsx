import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cn('inline-flex min-h-6 cursor-pointer items-center gap-2 text-small', className)}>
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className={cn(
            'peer absolute inset-0 size-4 appearance-none rounded-chip border border-line-control bg-surface',
            'checked:border-ink checked:bg-ink disabled:border-line disabled:bg-sunken',
          )}
        />
        <Check
          aria-hidden="true"
          className="invisible relative size-3! stroke-[2.4]! text-on-ink peer-checked:visible pointer-events-none"
        />
      </span>
      {label}
    </label>
  );
}
