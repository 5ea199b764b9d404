import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
};

/** The platform's own list: right on a phone, right with a screen reader. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={cn('relative flex', className)}>
      <select
        {...rest}
        className={cn(
          'h-10.5 w-full min-w-0 appearance-none rounded-control border border-line-control bg-surface pr-9 pl-2.75',
          'text-read text-text sm:h-9 sm:text-base focus-visible:border-accent aria-invalid:border-bad',
          'disabled:border-line disabled:bg-sunken disabled:text-text-3',
        )}
      >
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2.75 -translate-y-1/2" />
    </span>
  );
}
