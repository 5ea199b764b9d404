'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { TextField } from '../../ui/input.tsx';
import { FailureNote } from './failure-note.tsx';

export type ConfirmDialogProps = {
  text: { title: string; description: string; submit: string; pending: string; cancel: string };
  /** What must be typed first, and the label that says so. */
  typing?: { label: string; word: string };
  pending: boolean;
  error: ApiFailure | null;
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

/** Asks once more before something grave. */
export function ConfirmDialog({ text, typing, pending, error, onConfirm, onClose }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const confirmed = typing === undefined || typed.trim() === typing.word;
  return (
    <Dialog open title={text.title} description={text.description} onOpenChange={onClose}>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmed) onConfirm(typed);
        }}
      >
        {typing || error ? (
          <DialogBody>
            {typing ? (
              <TextField
                label={typing.label}
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                autoComplete="off"
                spellCheck={false}
              />
            ) : null}
            {error ? <FailureNote error={error} /> : null}
          </DialogBody>
        ) : (
          <DialogBody className="py-1">{null}</DialogBody>
        )}
        <SubmitFooter
          onCancel={onClose}
          cancel={text.cancel}
          submit={text.submit}
          pending={pending}
          pendingLabel={text.pending}
          disabled={!confirmed}
        />
      </form>
    </Dialog>
  );
}
