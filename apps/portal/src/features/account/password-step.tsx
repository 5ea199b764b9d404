'use client';

import { useState } from 'react';
import type { ApiFailure } from '../../shared/trpc-client.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { CurrentPassword } from './current-password.tsx';

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
      text={{ ...text, cancel: 'Cancel' }}
      pending={pending}
      error={error}
      onSubmit={() => onSubmit(password)}
      onCancel={onClose}
    >
      {(problemOf) => <CurrentPassword value={password} error={problemOf('password')} onWrite={setPassword} />}
    </DialogForm>
  );
}
