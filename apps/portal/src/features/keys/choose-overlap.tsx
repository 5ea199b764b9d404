'use client';

import { useState } from 'react';
import { Field } from '@graha/ui/field.tsx';
import { Select, TextField } from '@graha/ui/input.tsx';
import { OVERLAPS_MS, overlapOf, type Overlap } from '@graha/procedures/keys/key';
import type { ApiFailure } from '../../shared/trpc-client.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';

const OTHER = 'other';
const LABELS: Record<Overlap, string> = {
  now: 'No longer: stop it at once',
  '1h': '1 hour',
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
};
// Safe: the keys of a constant object without further properties.
const KNOWN = (Object.keys(OVERLAPS_MS) as Overlap[]).map((value) => ({ value, label: LABELS[value] }));

export type ChooseOverlapProps = {
  initial: Overlap;
  pending: boolean;
  error: ApiFailure | null;
  onSubmit: (overlapMs: number) => void;
  onCancel: () => void;
};

export function ChooseOverlap({ initial, pending, error, onSubmit, onCancel }: ChooseOverlapProps) {
  const [choice, setChoice] = useState<string>(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (written: FormData) => {
    const read = overlapOf(choice, String(written.get('minutes') ?? ''));
    setProblem('problem' in read ? read.problem : null);
    if ('overlapMs' in read) onSubmit(read.overlapMs);
  };
  return (
    <DialogForm
      text={{ submit: 'Replace key', pending: 'Replacing', cancel: 'Cancel' }}
      pending={pending}
      error={error}
      problem={problem}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {() => (
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field label="The old key works for">
            {(control) => (
              <Select
                {...control}
                value={choice}
                options={[...KNOWN, { value: OTHER, label: 'Another time' }]}
                onChange={({ currentTarget }) => setChoice(currentTarget.value)}
              />
            )}
          </Field>
          {choice === OTHER ? <TextField name="minutes" label="Minutes" error={problem} numeric required /> : null}
        </div>
      )}
    </DialogForm>
  );
}
