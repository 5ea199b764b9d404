'use client';

import { CodeField } from '@graha/ui/code-field.tsx';
import { Dialog } from '@graha/ui/dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogForm } from '../../shared/dialog-form.tsx';
import { useTRPC } from '../../shared/trpc-client.tsx';
import { CurrentPassword } from './own-account.tsx';
import { SignInAgain } from './sign-in-again.tsx';

type Answer = (isConfirmed: boolean) => void;

/** Shown before critical changes if the session is more than a day old. */
export function ConfirmDialog({ from, onAnswer }: { /** The path to return to. */ from?: string; onAnswer: Answer }) {
  const trpc = useTRPC();
  const [password, setPassword] = useState('');
  const own = useQuery(trpc.profile.read.queryOptions());
  const confirm = useMutation(trpc.profile.confirm.mutationOptions({ onSuccess: () => onAnswer(true) }));
  if (own.data?.hasPassword === false) {
    return <SignInAgain from={from} onCancel={() => onAnswer(false)} />;
  }
  return (
    <Dialog
      open
      title="Confirm that it is you"
      description="You signed in more than a day ago. What you asked for goes on right after."
      onOpenChange={() => onAnswer(false)}
    >
      <DialogForm
        text={{ submit: 'Confirm', pending: 'Confirming', cancel: 'Cancel' }}
        pending={confirm.isPending}
        error={confirm.error}
        onSubmit={(written) => confirm.mutate({ password, code: String(written.get('code') ?? '') })}
        onCancel={() => onAnswer(false)}
      >
        {(problemOf) => (
          <>
            <CurrentPassword value={password} error={problemOf('password')} onWrite={setPassword} />
            {own.data?.hasTwoFactor ? (
              <CodeField key={confirm.failureCount} name="code" label="Code from your app" error={problemOf('code')} />
            ) : null}
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
