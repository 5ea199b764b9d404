'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { signInAction } from './actions.ts';
import { AttemptNote, useAttempt, useFirstProblem } from './attempt.tsx';

export function SignInForm({ next }: { next: string }) {
  const [attempt, submit, pending] = useAttempt(signInAction, { count: 0 });
  const [values, setValues] = useState({ email: '', password: '' });
  const form = useFirstProblem(attempt);
  const bound = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: attempt.fields?.[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });

  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <TextField {...bound('email')} label="Work e-mail" type="email" autoComplete="username" />
      <PasswordField
        {...bound('password')}
        label="Password"
        autoComplete="current-password"
        aside={
          <Link href="/forgot" className="link text-small">
            Forgot it?
          </Link>
        }
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Signing in">
        Sign in
      </Button>
    </form>
  );
}
