'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { OVERLAPS_MS, overlapOf, type Overlap } from './overlap.ts';
import { KEYS_TEXT } from './text.ts';

const { rotate: TEXT } = KEYS_TEXT;

const OTHER = 'other';
// Safe: the keys of a constant object without further properties.
const KNOWN = (Object.keys(OVERLAPS_MS) as Overlap[]).map((value) => ({ value, label: TEXT.overlaps[value] }));

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
      text={{ ...TEXT, submit: TEXT.action }}
      pending={pending}
      error={error}
      problem={problem}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {() => (
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field label={TEXT.overlap}>
            {(control) => (
              <Select
                {...control}
                value={choice}
                options={[...KNOWN, { value: OTHER, label: TEXT.other }]}
                onChange={({ currentTarget }) => setChoice(currentTarget.value)}
              />
            )}
          </Field>
          {choice === OTHER ? <TextField name="minutes" label={TEXT.minutes} error={problem} numeric required /> : null}
        </div>
      )}
    </DialogForm>
  );
}
