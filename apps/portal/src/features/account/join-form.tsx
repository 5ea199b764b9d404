'use client';

import { useTransition } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { signOut } from '../../shared/sign-out.ts';
import { joinAction } from './actions.ts';
import { AttemptNote, PASSWORD_HINT, useAttempt, useFields, useFirstProblem } from './attempt.tsx';

/** Asks for a password only: the invitation has the address and the workspace. */
export function JoinForm({ token, email, workspace }: { token: string; email: string; workspace: string }) {
  const [attempt, submit, pending] = useAttempt(joinAction, { count: 0 });
  const bound = useFields({ password: '' }, attempt);
  const form = useFirstProblem(attempt);
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <TextField
        name="email"
        label="E-mail"
        hint="The invitation is for this address."
        type="email"
        value={email}
        autoComplete="username"
        readOnly
      />
      <PasswordField {...bound('password')} label="Password" hint={PASSWORD_HINT} autoComplete="new-password" />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Joining">
        {`Join ${workspace}`}
      </Button>
    </form>
  );
}

/** Signs out and shows the same page again without a session. */
export function SignOutHere() {
  const [isPending, startTransition] = useTransition();
  const leave = () => startTransition(() => signOut(location.href));
  return (
    <Button variant="primary" size="lg" loading={isPending} loadingLabel="Signing out" onClick={leave}>
      Sign out
    </Button>
  );
}
