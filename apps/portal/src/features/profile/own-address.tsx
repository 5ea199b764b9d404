'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { CurrentPassword } from './current-password.tsx';
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
  return (
    <Dialog open title={TEXT.title} description={TEXT.description} onOpenChange={onClose}>
      <DialogForm
        text={{ ...TEXT, cancel: PROFILE_TEXT.cancel }}
        pending={change.isPending}
        error={change.error}
        onSubmit={() => change.mutate(wish)}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <TextField
              label={TEXT.email}
              type="email"
              autoComplete="email"
              required
              value={wish.email}
              error={problemOf('email')}
              onChange={({ target }) => setWish({ ...wish, email: target.value })}
            />
            <CurrentPassword
              value={wish.password}
              error={problemOf('password')}
              onWrite={(password) => setWish({ ...wish, password })}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
