'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@graha/ui/badge.tsx';
import { Button } from '@graha/ui/button.tsx';
import { SettingsRow } from '@graha/ui/settings.tsx';
import { useToast } from '@graha/ui/toast.tsx';
import { ConfirmDialog } from '../../../shared/confirm-dialog.tsx';
import { useTRPC } from '../../../shared/trpc-client.tsx';

const TEXTS = {
  on: {
    title: 'Require two-factor sign-in?',
    description:
      'Every member, you too, is asked for a code before the workspace opens. Who has no second factor sets one up first. API keys and connected apps keep working.',
    submit: 'Require it',
    pending: 'Saving',
    cancel: 'Cancel',
  },
  off: {
    title: 'No longer require two-factor sign-in?',
    description: 'Members may turn their second factor off, and then open the workspace with a password alone.',
    submit: 'No longer require it',
    pending: 'Saving',
    cancel: 'Cancel',
  },
} as const;

export function RequireSecondFactor({ isRequired }: { isRequired: boolean }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const choose = useMutation(
    trpc.settings.requireSecondFactor.mutationOptions({
      onSuccess: async (_nothing, input) => {
        setOpen(false);
        // The member's own session has no second factor either: the page asks for a code.
        if (input.isRequired) return location.reload();
        toast({ text: 'Two-factor sign-in is not required any more.' });
        await queries.invalidateQueries({ queryKey: trpc.settings.read.queryKey() });
      },
    }),
  );
  return (
    <SettingsRow
      title={
        <>
          Two-factor sign-in for every member
          <Badge {...(isRequired ? ({ tone: 'ok', shape: 'dot' } as const) : ({ shape: 'ring' } as const))}>
            {isRequired ? 'Required' : 'Not required'}
          </Badge>
        </>
      }
      actions={<Button onClick={() => setOpen(true)}>{isRequired ? 'No longer require it' : 'Require it'}</Button>}
    >
      {open ? (
        <ConfirmDialog
          text={TEXTS[isRequired ? 'off' : 'on']}
          pending={choose.isPending}
          error={choose.error}
          onConfirm={() => choose.mutate({ isRequired: !isRequired })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SettingsRow>
  );
}
