'use client';

import Link from 'next/link';
import { useActionState, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { signInAction } from './actions.ts';
import { AttemptNote, useFirstProblem } from './attempt.tsx';
import { ACCOUNT_TEXT } from './text.ts';

const { signIn: TEXT } = ACCOUNT_TEXT;

export function SignInForm({ next }: { next: string }) {
  const [attempt, submit, pending] = useActionState(signInAction, { count: 0 });
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
      <TextField {...bound('email')} label={ACCOUNT_TEXT.email} type="email" autoComplete="username" />
      <PasswordField
        {...bound('password')}
        label={ACCOUNT_TEXT.password}
        autoComplete="current-password"
        aside={
          <Link href="/forgot" className="link text-small">
            {TEXT.forgot}
          </Link>
        }
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel={TEXT.pending}>
        {TEXT.submit}
      </Button>
    </form>
  );
}
