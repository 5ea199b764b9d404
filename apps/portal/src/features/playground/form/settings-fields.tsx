'use client';

import type { FormGroup } from '@graha/catalog/form';
import { ChevronDown } from 'lucide-react';
import type { Errors } from './birth-fields.tsx';
import { FieldControl } from './field-control.tsx';
import type { Draft } from './use-draft.ts';

/** Closed until it is opened; shows how many settings differ from the default. */
export function SettingsFields({ group, draft, errors }: { group: FormGroup; draft: Draft; errors: Errors }) {
  const changed = group.fields.filter(({ name, default: preset }) => {
    const value = draft.values[name] ?? '';
    return value !== '' && value !== String(preset);
  });
  const isWrong = group.fields.some(({ name }) => errors[name] !== undefined);
  const reset = () => draft.set(Object.fromEntries(group.fields.map(({ name }) => [name, ''])));
  return (
    <details className="group/settings border-t border-line pt-3" {...(isWrong ? { open: true } : {})}>
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 text-small font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="-rotate-90 transition-transform duration-(--t-1) group-open/settings:rotate-0"
        />
        Settings
        <span className="ml-auto flex items-center gap-1.5 text-micro font-normal text-text-3">
          {changed.length > 0 ? <span aria-hidden="true" className="size-1.75 rounded-full bg-brass-mark" /> : null}
          {changed.length === 0 ? 'all default' : `${changed.length} changed`}
        </span>
      </summary>
      <div className="grid gap-4 pt-3">
        {group.fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            value={draft.values[field.name] ?? ''}
            error={errors[field.name]}
            onChange={(value) => draft.set({ [field.name]: value })}
          />
        ))}
        {changed.length > 0 ? (
          <button type="button" className="link justify-self-start text-small" onClick={reset}>
            Back to the defaults
          </button>
        ) : null}
      </div>
    </details>
  );
}
