import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type SegmentedProps = {
  /** The name of the choice, for screen readers. */
  label: string;
  /** The group's name in a form, unique in the page. */
  name: string;
  options: readonly { value: string; label: ReactNode }[];
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  /** Options share the whole width equally. */
  stretch?: boolean;
  /** Options are stacked, for labels too long for one row. */
  stack?: boolean;
  className?: string;
};

/** Two to four choices as radio buttons, so that arrow keys and forms work without a script. */
export function Segmented({
  label,
  name,
  options,
  defaultValue,
  value,
  onValueChange,
  stretch = false,
  stack = false,
  className,
}: SegmentedProps) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn(
        'gap-0.5 rounded-control border border-line-strong bg-sunken p-0.5',
        stack ? 'flex flex-col' : stretch ? 'flex' : 'inline-flex',
        className,
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={cn('relative', stretch && 'flex-1')}>
          <input
            type="radio"
            name={name}
            value={option.value}
            {...(value === undefined
              ? { defaultChecked: option.value === (defaultValue ?? options[0]?.value) }
              : { checked: option.value === value })}
            {...(onValueChange || value !== undefined ? { onChange: () => onValueChange?.(option.value) } : {})}
            className="peer sr-only"
          />
          <span className={SEGMENT}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

const SEGMENT = cn(
  'relative flex cursor-pointer h-8 items-center justify-center rounded-chip px-2.5 text-small whitespace-nowrap text-text-2 sm:h-6.5',
  'peer-checked:bg-surface peer-checked:font-medium peer-checked:text-text peer-checked:ring-1 peer-checked:ring-line-strong',
  'forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:forced-color-adjust-none',
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent',
);
