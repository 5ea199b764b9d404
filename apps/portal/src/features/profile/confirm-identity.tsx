'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../workspace/dialog-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { PROFILE_TEXT } from './text.ts';

const { confirm: TEXT } = PROFILE_TEXT;

/** Before the gravest changes, when the session is more than a day old. */
export function ConfirmIdentity({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const trpc = useTRPC();
  const [password, setPassword] = useState('');
  const own = useQuery(trpc.profile.read.queryOptions());
  const confirm = useMutation(trpc.profile.confirm.mutationOptions({ onSuccess: () => onAnswer(true) }));
  return (
    <Dialog open title={TEXT.title} description={TEXT.description} onOpenChange={() => onAnswer(false)}>
      <DialogForm
        text={{ ...TEXT, cancel: PROFILE_TEXT.cancel }}
        pending={confirm.isPending}
        error={confirm.error}
        onSubmit={(written) => confirm.mutate({ password, code: String(written.get('code') ?? '') })}
        onCancel={() => onAnswer(false)}
      >
        {(problemOf) => (
          <>
            <CurrentPassword value={password} error={problemOf('password')} onWrite={setPassword} />
            {own.data?.hasTwoFactor ? (
              <CodeField key={confirm.failureCount} name="code" label={TEXT.code} error={problemOf('code')} />
            ) : null}
          </>
        )}
      </DialogForm>
    </Dialog>
  );
}
