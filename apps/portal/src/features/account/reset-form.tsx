'use client';

import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { resetAction, type ResetAttempt } from './actions.ts';
import { AttemptNote, useAttempt, useFirstProblem, PASSWORD_HINT } from './attempt.tsx';
import { DeadEnd } from './dead-end.tsx';

const NOTHING_YET: ResetAttempt = { count: 0 };

export function ResetForm({ token }: { token: string }) {
  const [attempt, submit, pending] = useAttempt(resetAction, NOTHING_YET);
  const [password, setPassword] = useState('');
  const form = useFirstProblem(attempt);
  if (attempt.isOver) return <ResetOver />;
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        label="New password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        required
        value={password}
        error={attempt.fields?.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Setting the password">
        Set the password
      </Button>
    </form>
  );
}

export const ResetOver = () => (
  <DeadEnd title="This link is used up" href="/forgot" label="Ask for a new link">
    A link works once, and for one hour. Ask for a new one; your password is what it was.
  </DeadEnd>
);
