'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTRPC } from '../../trpc/client.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { SubmitFooter } from '../../ui/submit-footer.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { OtherFailure } from './other-failure.tsx';
import { PROFILE_TEXT } from './text.ts';

const { confirm: TEXT } = PROFILE_TEXT;

/** Before the gravest changes, when the session is more than a day old. */
export function ConfirmIdentity({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const trpc = useTRPC();
  const [password, setPassword] = useState('');
  const own = useQuery(trpc.profile.read.queryOptions());
  const confirm = useMutation(trpc.profile.confirm.mutationOptions({ onSuccess: () => onAnswer(true) }));
  const fields = confirm.error?.data?.fields;
  const form = useProblemFocus(confirm.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate({ password, code: String(new FormData(event.currentTarget).get('code') ?? '') });
  };
  return (
    <Dialog open title={TEXT.title} description={TEXT.description} onOpenChange={() => onAnswer(false)}>
      <form ref={form} noValidate onSubmit={submit} className="contents">
        <DialogBody>
          <PasswordField
            label={PROFILE_TEXT.password}
            autoComplete="current-password"
            required
            value={password}
            error={fields?.['password']}
            onChange={({ target }) => setPassword(target.value)}
          />
          {own.data?.hasTwoFactor ? (
            <CodeField key={confirm.failureCount} name="code" label={TEXT.code} error={fields?.['code']} />
          ) : null}
          <OtherFailure error={confirm.error} />
        </DialogBody>
        <SubmitFooter
          onCancel={() => onAnswer(false)}
          cancel={PROFILE_TEXT.cancel}
          submit={TEXT.submit}
          pending={confirm.isPending}
          pendingLabel={TEXT.pending}
        />
      </form>
    </Dialog>
  );
}
