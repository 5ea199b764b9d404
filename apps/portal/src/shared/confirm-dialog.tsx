'use client';

import { useState } from 'react';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm, type DialogFormProps } from './dialog-form.tsx';

export type ConfirmDialogProps = Pick<DialogFormProps, 'pending' | 'error'> & {
  text: DialogFormProps['text'] & { title: string; description: string };
  /** Text to type before the change, and the label of its field. */
  typing?: { label: string; word: string };
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

/** Asks for confirmation before a change that cannot be undone. */
export function ConfirmDialog({ text, typing, pending, error, onConfirm, onClose }: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const confirmed = typing === undefined || typed.trim() === typing.word;
  return (
    <Dialog open title={text.title} description={text.description} onOpenChange={onClose} dismissable={!pending}>
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
