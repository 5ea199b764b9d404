'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { VisuallyHidden } from '@graha/ui/visually-hidden.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { CurrentPassword, useOwnChanged } from './own-account.tsx';

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow
      title={
        <>
          <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>A password is set.</VisuallyHidden>
        </>
      }
      actions={<Button onClick={() => setOpen(true)}>Change password</Button>}
    >
      {open ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </SettingsRow>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [input, setInput] = useState({ password: '', next: '' });
  const change = useMutation(
    trpc.profile.changePassword.mutationOptions({
      onSuccess: () => {
        changed('Your password is changed. Every other session has ended.');
        onClose();
      },
    }),
  );
  return (
    <Dialog open title="Change password" description="Every other session ends." onOpenChange={onClose}>
      <DialogForm
        text={{ submit: 'Change password', pending: 'Changing', cancel: 'Cancel' }}
        pending={change.isPending}
        error={change.error}
        onSubmit={() => change.mutate(input)}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <CurrentPassword
              label="Password now"
              value={input.password}
              error={problemOf('password')}
              onWrite={(password) => setInput({ ...input, password })}
            />
            <PasswordField
              label="New password"
              hint="A few unrelated words make a good one."
              autoComplete="new-password"
              required
              value={input.next}
              error={problemOf('next')}
              onChange={({ target }) => setInput({ ...input, next: target.value })}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
