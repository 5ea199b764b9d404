'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ApiFailure, useTRPC } from '../../shared/trpc-client.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { useState } from 'react';
import { DialogForm } from '../../shared/dialog-form.tsx';

/** Fetches the account again after a change and shows a toast. */
export function useOwnChanged(): (done?: string) => void {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  return (done) => {
    void queries.invalidateQueries({ queryKey: trpc.profile.read.queryKey() });
    if (done) toast({ text: done });
  };
}

export type CurrentPasswordProps = {
  label?: string;
  value: string;
  error: string | undefined;
  onWrite: (password: string) => void;
};

/** Required before changes that a stranger at an unlocked browser must not make. */
export const CurrentPassword = ({ label = 'Password', value, error, onWrite }: CurrentPasswordProps) => (
  <PasswordField
    label={label}
    autoComplete="current-password"
    required
    value={value}
    error={error}
    onChange={({ target }) => onWrite(target.value)}
  />
);

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
