'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../trpc/client.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { PROFILE_TEXT } from './text.ts';

export type PasswordStepProps = {
  text: { submit: string; pending: string };
  pending: boolean;
  error: ApiFailure | null;
  onSubmit: (password: string) => void;
  onClose: () => void;
};

export function PasswordStep({ text, pending, error, onSubmit, onClose }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  return (
    <DialogForm
      text={{ ...text, cancel: PROFILE_TEXT.cancel }}
      pending={pending}
      error={error}
      onSubmit={() => onSubmit(password)}
      onCancel={onClose}
    >
      {(problemOf) => (
        <PasswordField
          label={PROFILE_TEXT.password}
          autoComplete="current-password"
          required
          value={password}
          error={problemOf('password')}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
    </DialogForm>
  );
}
