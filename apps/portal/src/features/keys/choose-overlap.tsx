'use client';

import { useState, type SubmitEvent } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { Field } from '../../ui/field.tsx';
import { TextField } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { FailureNote } from '../workspace/failure-note.tsx';
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
  const form = useProblemFocus(problem);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = overlapOf(choice, String(new FormData(event.currentTarget).get('minutes') ?? ''));
    setProblem('problem' in read ? read.problem : null);
    if ('overlapMs' in read) onSubmit(read.overlapMs);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="contents">
      <DialogBody>
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
        {error ? <FailureNote error={error} /> : null}
      </DialogBody>
      <SubmitFooter
        onCancel={onCancel}
        cancel={TEXT.cancel}
        submit={TEXT.action}
        pending={pending}
        pendingLabel={TEXT.pending}
      />
    </form>
  );
}
