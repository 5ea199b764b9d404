'use client';

import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { OtherFailure } from './other-failure.tsx';
import { SettingsRow } from './settings-row.tsx';
import { PROFILE_TEXT } from './text.ts';

const { profile: PROFILE, address: TEXT } = PROFILE_TEXT;

export function OwnAddress({ email, isVerified }: { email: string; isVerified: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow
      className="border-t border-line"
      title={
        <>
          <span className="min-w-0 break-all">{email}</span>
          {isVerified ? (
            <Badge tone="ok" shape="dot">
              {PROFILE.verified}
            </Badge>
          ) : (
            <Badge tone="warn" shape="ring">
              {PROFILE.unverified}
            </Badge>
          )}
        </>
      }
      actions={<Button onClick={() => setOpen(true)}>{PROFILE.change}</Button>}
    >
      {open ? <ChangeAddress onClose={() => setOpen(false)} /> : null}
    </SettingsRow>
  );
}

function ChangeAddress({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const toast = useToast();
  const [wish, setWish] = useState({ email: '', password: '' });
  const change = useMutation(
    trpc.profile.changeAddress.mutationOptions({
      onSuccess: () => {
        toast({ text: TEXT.sent(wish.email.trim()) });
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
    <Dialog open title={TEXT.title} description={TEXT.description} onOpenChange={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <TextField
            label={TEXT.email}
            type="email"
            autoComplete="email"
            required
            value={wish.email}
            error={fields?.['email']}
            onChange={({ target }) => setWish({ ...wish, email: target.value })}
          />
          <PasswordField
            label={PROFILE_TEXT.password}
            autoComplete="current-password"
            required
            value={wish.password}
            error={fields?.['password']}
            onChange={({ target }) => setWish({ ...wish, password: target.value })}
          />
          <OtherFailure error={change.error} />
        </DialogBody>
        <SubmitFooter
          onCancel={onClose}
          cancel={PROFILE_TEXT.cancel}
          submit={TEXT.submit}
          pending={change.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
    </Dialog>
  );
}
