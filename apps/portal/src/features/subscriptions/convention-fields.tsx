'use client';

import { ChevronRight } from '@graha/ui/icons/arrows.tsx';
import { useState } from 'react';
import { FieldControl } from '../playground/form/field-control.tsx';
import type { Values } from '../playground/form/values.ts';
import type { OptionField } from './subscriptions-path.ts';

export type ConventionFieldsProps = {
  /** The options that the chosen kinds use. */
  fields: readonly OptionField[];
  values: Values;
  /** Errors by the names of the fields. */
  problems: ReadonlyMap<string, string | undefined>;
  onChange: (values: Values) => void;
};

/** Closed at first, because an empty field means its default. It opens if a field inside has an error. */
export function ConventionFields({ fields, values, problems, onChange }: ConventionFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = [...problems.values()].some((problem) => problem !== undefined);
  const changed = fields.filter(({ name }) => (values[name] ?? '') !== '').length;
  if (fields.length === 0) return null;
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/conventions min-w-0 rounded-control border border-line"
    >
      <summary className="flex min-h-10 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-control px-3 py-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="transition-transform group-open/conventions:rotate-90" />
        Conventions
        <span className="font-normal text-text-3">{changed === 0 ? 'all default' : `${changed} changed`}</span>
      </summary>
      <div className="grid gap-4.5 border-t border-line px-3 py-4 wrap-anywhere">
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={problems.get(field.name)}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
