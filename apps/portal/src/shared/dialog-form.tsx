'use client';

import { type ReactNode, useRef } from 'react';
import { DialogBody, DialogFooter } from '@graha/ui/dialog.tsx';
import { useProblemFocus } from '@graha/ui/use-problem-focus.ts';
import { Button } from '@graha/ui/button.tsx';
import { FailureNote, type ApiFailure } from './trpc-client.tsx';

/** Returns the server's error of a field. Errors not read by a field are shown below the form. */
export type ProblemOf = (field: string) => string | undefined;

export type DialogFormProps = {
  text: {
    submit: string;
    pending: string;
    cancel: string;
    /** A sentence about the state of the data after a failure. */
    failed?: string;
  };
  pending: boolean;
  error: ApiFailure | null;
  /** An error found before sending; it replaces an earlier failure. */
  problem?: string | null | undefined;
  disabled?: boolean;
  onSubmit: (written: FormData) => void;
  onCancel: () => void;
  /** Help below the error, for errors that the form cannot fix. */
  remedy?: ReactNode;
  children: (problemOf: ProblemOf) => ReactNode;
};

const DOUBLE_CLICK_MS = 500;

/** The form inside a dialog. The first field with an error gets the focus; other errors are shown below. */
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
  const last = useRef({ atMs: -Infinity, error, problem });
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
      // A submit after an edit is meant, however soon it comes.
      onInput={() => {
        last.current.atMs = -Infinity;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        // Enter submits a form even if its button is busy, and a second click may come before the first one shows as pending.
        const isAnswered = last.current.error !== error || last.current.problem !== problem;
        if (pending || (!isAnswered && event.timeStamp - last.current.atMs < DOUBLE_CLICK_MS)) return;
        last.current = { atMs: event.timeStamp, error, problem };
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

type SubmitFooterProps = {
  cancel: string;
  onCancel: () => void;
  submit: string;
  pending: boolean;
  pendingLabel: string;
  disabled?: boolean | undefined;
};

/** Footer of a form in a dialog: cancel and submit. */
const SubmitFooter = ({ cancel, onCancel, submit, pending, pendingLabel, disabled }: SubmitFooterProps) => (
  <DialogFooter>
    {/* The request goes on, so closing would hide its result. */}
    <Button variant="ghost" onClick={onCancel} disabled={pending}>
      {cancel}
    </Button>
    <Button type="submit" variant="primary" disabled={disabled} loading={pending} loadingLabel={pendingLabel}>
      {submit}
    </Button>
  </DialogFooter>
);
