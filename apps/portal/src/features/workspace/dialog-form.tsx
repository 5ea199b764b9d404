'use client';

import type { ReactNode } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { FailureNote } from './failure-note.tsx';

/** What the server found wrong with a field. Whoever asks shows it. */
export type ProblemOf = (field: string) => string | undefined;

export type DialogFormProps = {
  text: {
    submit: string;
    pending: string;
    cancel: string;
    /** How things stand after a failure. */
    failed?: string;
  };
  pending: boolean;
  error: ApiFailure | null;
  /** What was found wrong before anything was sent; an earlier failure is none of its. */
  problem?: string | null | undefined;
  disabled?: boolean;
  onSubmit: (written: FormData) => void;
  onCancel: () => void;
  /** What helps where nothing of the form can, below what went wrong. */
  remedy?: ReactNode;
  children: (problemOf: ProblemOf) => ReactNode;
};

/** The inside of a dialog that sends something. The first field that needs a look gets the focus; what no field says is said below. */
export function DialogForm({
  text,
  pending,
  error,
  problem,
  disabled,
  onSubmit,
  onCancel,
  remedy,
  children,
}: DialogFormProps) {
  const failure = problem ? null : error;
  const form = useProblemFocus(problem ?? failure);
  const problems = failure?.data?.fields ?? {};
  const shown = new Set<string>();
  const fields = children((field) => {
    shown.add(field);
    return problems[field];
  });
  const isSaid = Object.keys(problems).length > 0 && Object.keys(problems).every((field) => shown.has(field));
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
      className="contents"
    >
      <DialogBody className="empty:py-1">
        {fields}
        {failure && !isSaid ? <FailureNote error={failure} consequence={text.failed} /> : null}
        {remedy}
      </DialogBody>
      <SubmitFooter
        onCancel={onCancel}
        cancel={text.cancel}
        submit={text.submit}
        pending={pending}
        pendingLabel={text.pending}
        disabled={disabled}
      />
    </form>
  );
}
