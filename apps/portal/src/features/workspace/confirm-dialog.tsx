'use client';

import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';

export type ConfirmDialogProps = Pick<DialogFormProps, 'pending' | 'error'> & {
  text: DialogFormProps['text'] & { title: string; description: string };
  /** What must be typed first, and the label that says so. */
  typing?: { label: string; word: string };
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

/** Asks once more before something grave. */
export function ConfirmDialog({ text, typing, pending, error, onConfirm, onClose }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const confirmed = typing === undefined || typed.trim() === typing.word;
  return (
    <Dialog open title={text.title} description={text.description} onOpenChange={onClose}>
      <DialogForm
        text={text}
        pending={pending}
        error={error}
        disabled={!confirmed}
        onSubmit={() => {
          if (confirmed) onConfirm(typed);
        }}
        onCancel={onClose}
      >
        {() =>
          typing ? (
            <TextField
              label={typing.label}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
            />
          ) : null
        }
      </DialogForm>
    </Dialog>
  );
}
