'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AddressText } from '@graha/ui/address-text.tsx';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { CurrentPassword } from './own-account.tsx';

export function OwnAddress({ email, isVerified }: { email: string; isVerified: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow
      className="border-t border-line"
      title={
        <>
          <span className="min-w-0">
            <AddressText>{email}</AddressText>
          </span>
          {isVerified ? (
            <Badge tone="ok" shape="dot">
              Verified
            </Badge>
          ) : (
            <Badge tone="warn" shape="ring">
              Not verified
            </Badge>
          )}
        </>
      }
      actions={<Button onClick={() => setOpen(true)}>Change address</Button>}
    >
      {open ? <ChangeAddress onClose={() => setOpen(false)} /> : null}
    </SettingsRow>
  );
}

function ChangeAddress({ onClose }: { onClose: () => void }) {
  const trpc = useTRPC();
  const toast = useToast();
  const [input, setInput] = useState({ email: '', password: '' });
  const change = useMutation(
    trpc.profile.changeAddress.mutationOptions({
      onSuccess: () => {
        toast({ text: `If ${input.email.trim()} is free, a link is on its way to it.` });
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      title="Change address"
      description="We mail a link to the new address. Nothing changes until you open it, signed in."
      onOpenChange={onClose}
    >
      <DialogForm
        text={{ submit: 'Send the link', pending: 'Sending the link', cancel: 'Cancel' }}
        pending={change.isPending}
        error={change.error}
        onSubmit={() => change.mutate(input)}
        onCancel={onClose}
      >
        {(problemOf) => (
          <>
            <TextField
              label="New address"
              type="email"
              autoComplete="email"
              required
              value={input.email}
              error={problemOf('email')}
              onChange={({ target }) => setInput({ ...input, email: target.value })}
            />
            <CurrentPassword
              value={input.password}
              error={problemOf('password')}
              onWrite={(password) => setInput({ ...input, password })}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
