'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { TextField } from '../../ui/input.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { PROFILE_TEXT } from './text.ts';

const { name: TEXT } = PROFILE_TEXT.passkeys;

export type NamePasskeyProps = {
  initial: string;
  text: { submit: string; pending: string };
  pending: boolean;
  error: ApiFailure | null;
  /** What the device, and not the server, refused. */
  problem?: string | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

export function NamePasskey({ initial, text, pending, error, problem, onSubmit, onClose }: NamePasskeyProps) {
  const [name, setName] = useState(initial);
  return (
    <DialogForm
      text={{ ...text, cancel: PROFILE_TEXT.cancel }}
      pending={pending}
      error={error}
      problem={problem}
      onSubmit={() => onSubmit(name)}
      onCancel={onClose}
    >
      {(problemOf) => (
        <TextField
          label={TEXT.label}
          hint={TEXT.hint}
          error={problem ?? problemOf('name')}
          maxLength={60}
          autoComplete="off"
          data-1p-ignore=""
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </DialogForm>
  );
}
