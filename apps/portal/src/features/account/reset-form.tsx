'use client';

import { useActionState, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { resetAction, type ResetAttempt } from './actions.ts';
import { AttemptNote, useFirstProblem } from './attempt.tsx';
import { DeadEnd } from './dead-end.tsx';
import { ACCOUNT_TEXT } from './text.ts';

const { reset: TEXT, signUp: SIGN_UP } = ACCOUNT_TEXT;
const NOTHING_YET: ResetAttempt = { count: 0 };

export function ResetForm({ token }: { token: string }) {
  const [attempt, submit, pending] = useActionState(resetAction, NOTHING_YET);
  const [password, setPassword] = useState('');
  const form = useFirstProblem(attempt);
  if (attempt.isOver) return <ResetOver />;
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <PasswordField
        name="password"
        label={TEXT.password}
        hint={SIGN_UP.passwordHint}
        autoComplete="new-password"
        required
        value={password}
        error={attempt.fields?.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel={TEXT.pending}>
        {TEXT.submit}
      </Button>
    </form>
  );
}

export const ResetOver = () => (
  <DeadEnd title={TEXT.overTitle} href="/forgot" label={TEXT.askAgain}>
    {TEXT.over}
  </DeadEnd>
);
