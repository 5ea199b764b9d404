'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { CurrentPassword } from './current-password.tsx';
import { PROFILE_TEXT } from './text.ts';
import { useOwnChanged } from './use-own.ts';

const { changePassword: TEXT } = PROFILE_TEXT;

export function ChangePassword() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow
      title={
        <>
          <span aria-hidden="true">••••••••••</span>
          <VisuallyHidden>{TEXT.isSet}</VisuallyHidden>
        </>
      }
      actions={<Button onClick={() => setOpen(true)}>{TEXT.action}</Button>}
    >
      {open ? <PasswordDialog onClose={() => setOpen(false)} /> : null}
    </SettingsRow>
  );
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const changed = useOwnChanged();
  const [wish, setWish] = useState({ password: '', next: '' });
  const change = useMutation(
    trpc.profile.changePassword.mutationOptions({
      onSuccess: () => {
        changed(TEXT.done);
        onClose();
      },
    }),
  );
  return (
    <Dialog open title={TEXT.action} description={TEXT.description} onOpenChange={onClose}>
      <DialogForm
        text={{ ...TEXT, cancel: PROFILE_TEXT.cancel, submit: TEXT.action }}
        pending={change.isPending}
        error={change.error}
        onSubmit={() => change.mutate(wish)}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <CurrentPassword
              label={TEXT.current}
              value={wish.password}
              error={problemOf('password')}
              onWrite={(password) => setWish({ ...wish, password })}
            />
            <PasswordField
              label={TEXT.next}
              hint={TEXT.body}
              autoComplete="new-password"
              required
              value={wish.next}
              error={problemOf('next')}
              onChange={({ target }) => setWish({ ...wish, next: target.value })}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
