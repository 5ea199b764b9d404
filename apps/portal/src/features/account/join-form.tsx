'use client';

import { useActionState, useState, useTransition } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { joinAction, signOutAction } from './actions.ts';
import { AttemptNote, PASSWORD_HINT, useFirstProblem } from './attempt.tsx';

/** Asks for a password only: the invitation has the address and the workspace. */
export function JoinForm({ token, email, workspace }: { token: string; email: string; workspace: string }) {
  const [attempt, submit, pending] = useActionState(joinAction, { count: 0 });
  const [password, setPassword] = useState('');
  const form = useFirstProblem(attempt);
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <TextField
        name="email"
        label="Work e-mail"
        hint="The invitation is for this address."
        type="email"
        value={email}
        autoComplete="username"
        readOnly
      />
      <PasswordField
        name="password"
        label="Password"
        hint={PASSWORD_HINT}
        value={password}
        error={attempt.fields?.password}
        autoComplete="new-password"
        required
        onChange={({ target }) => setPassword(target.value)}
      />
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
  const signOut = () =>
    startTransition(async () => {
      await signOutAction();
      location.reload();
    });
  return (
    <Button variant="primary" size="lg" loading={isPending} loadingLabel="Signing out" onClick={signOut}>
      Sign out
    </Button>
  );
}
