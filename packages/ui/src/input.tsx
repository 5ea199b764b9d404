import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from './icons/arrows.tsx';
import { Check } from './icons/signs.tsx';
import { cn } from './cn.ts';
import { Field, type FieldProps } from './field.tsx';

const EDGE = [
  'rounded-control border border-line-control bg-surface text-text transition-colors duration-(--t-1)',
  'focus-within:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent/30',
  'has-aria-invalid:border-bad has-disabled:border-line has-disabled:bg-sunken has-disabled:text-text-3',
];

export type InputProps = ComponentProps<'input'> & {
  /** A number: mono, with the decimal keyboard. Never `type="number"`, because its arrow keys change the typed value. */
  numeric?: boolean;
  mono?: boolean;
  leading?: ReactNode;
  /** The unit, or a small control, at the right. */
  trailing?: ReactNode;
};

export function Input({ numeric = false, mono = numeric, leading, trailing, className, ...rest }: InputProps) {
  return (
    <span className={cn('flex h-10.5 w-full min-w-0 items-center gap-2 px-2.75 sm:h-9', EDGE, className)}>
      {leading ? <span className="flex text-text-3">{leading}</span> : null}
      <input
        {...(numeric ? { inputMode: 'decimal', autoComplete: 'off' } : {})}
        {...rest}
        className={cn(
          'h-full w-full min-w-0 bg-transparent text-read outline-none placeholder:text-text-3 sm:text-base',
          mono && 'font-mono sm:text-small',
        )}
      />
      {trailing ? <span className="flex shrink-0 text-small text-text-3">{trailing}</span> : null}
    </span>
  );
}

export type TextFieldProps = Omit<FieldProps, 'children'> & Omit<InputProps, 'className'>;

export function TextField({ label, hint, error, optional, aside, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, aside }} optional={optional ?? false} {...(className ? { className } : {})}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <span className={cn('flex', EDGE, className)}>
      <textarea
        rows={4}
        {...rest}
        className="w-full min-w-0 bg-transparent px-2.75 py-2 text-read outline-none placeholder:text-text-3 sm:text-base"
      />
    </span>
  );
}

type SelectProps = ComponentProps<'select'> & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
};

/** The platform's own list, because it works on phones and with screen readers. */
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

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** The box is beside the first line of its label. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={cn('inline-flex min-h-6 cursor-pointer items-start gap-2 py-0.5 text-small', className)}>
      <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className={cn(
            'peer absolute inset-0 size-4 appearance-none rounded-chip border border-line-control bg-surface',
            'checked:border-ink checked:bg-ink disabled:border-line disabled:bg-sunken',
            'forced-colors:checked:bg-[Highlight]',
          )}
        />
        <Check
          aria-hidden="true"
          className="invisible relative size-3! stroke-[2.4]! text-on-ink peer-checked:visible pointer-events-none forced-colors:text-[HighlightText]"
        />
      </span>
      {label}
    </label>
  );
}
