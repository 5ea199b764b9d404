'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../shared/trpc-client.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';

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
      text={{ ...text, cancel: 'Cancel' }}
      pending={pending}
      error={error}
      problem={problem}
      onSubmit={() => onSubmit(name)}
      onCancel={onClose}
    >
      {(problemOf) => (
        <TextField
          label="Name"
          hint="Where it is kept, such as “Work laptop”."
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
