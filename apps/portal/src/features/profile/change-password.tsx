'use client';

import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { OtherFailure } from './other-failure.tsx';
import { SettingsRow } from './settings-row.tsx';
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
  const fields = change.error?.data?.fields;
  const form = useProblemFocus(change.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    change.mutate(wish);
  };
  return (
    <Dialog open title={TEXT.action} description={TEXT.description} onOpenChange={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <PasswordField
            label={TEXT.current}
            autoComplete="current-password"
            required
            value={wish.password}
            error={fields?.['password']}
            onChange={({ target }) => setWish({ ...wish, password: target.value })}
          />
          <PasswordField
            label={TEXT.next}
            hint={TEXT.body}
            autoComplete="new-password"
            required
            value={wish.next}
            error={fields?.['next']}
            onChange={({ target }) => setWish({ ...wish, next: target.value })}
          />
          <OtherFailure error={change.error} />
        </DialogBody>
        <SubmitFooter
          onCancel={onClose}
          cancel={PROFILE_TEXT.cancel}
          submit={TEXT.action}
          pending={change.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
    </Dialog>
  );
}
