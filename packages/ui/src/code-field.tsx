'use client';

import { useState } from 'react';
import { cn } from './cn.ts';
import { Field, type FieldProps } from './field.tsx';

const LENGTH = 6;

export type CodeFieldProps = Omit<FieldProps, 'children'> & {
  name: string;
  /** Called when all six digits are typed. */
  onComplete?: (input: HTMLInputElement) => void;
};

/** Six boxes over one input, so that pasting, autofill and screen readers find one field. */
export function CodeField({ name, onComplete, ...field }: CodeFieldProps) {
  const [digits, setDigits] = useState('');
  const [focused, setFocused] = useState(false);
  const write = (input: HTMLInputElement) => {
    const next = input.value.replaceAll(/\D/g, '').slice(0, LENGTH);
    setDigits(next);
    if (next.length === LENGTH && digits.length < LENGTH) onComplete?.(input);
  };
  return (
    <Field {...field}>
      {(control) => (
        <span className="relative block h-12 max-w-93">
          <span aria-hidden="true" className="grid h-full grid-cols-6 gap-2">
            {Array.from({ length: LENGTH }, (_, index) => (
              <span
                key={index}
                className={cn(
                  'grid place-items-center rounded-control border border-line-control bg-surface font-mono text-title tabular-nums',
                  focused &&
                    index === Math.min(digits.length, LENGTH - 1) &&
                    'border-accent outline-2 outline-accent/30',
                  control['aria-invalid'] && 'border-bad',
                )}
              >
                {digits[index]}
              </span>
            ))}
          </span>
          <input
            {...control}
            name={name}
            value={digits}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            onChange={({ currentTarget }) => write(currentTarget)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            className="absolute inset-0 h-full w-full bg-transparent text-[1rem] text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
          />
        </span>
      )}
    </Field>
  );
}
