'use client';

import { useActionState, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/input.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { signUpAction } from './actions.ts';
import { AttemptNote, useFirstProblem } from './attempt.tsx';
import { ACCOUNT_TEXT } from './text.ts';

const { signUp: TEXT } = ACCOUNT_TEXT;

export function SignUpForm({ next }: { next: string }) {
  const [attempt, submit, pending] = useActionState(signUpAction, { count: 0 });
  const [values, setValues] = useState({ email: '', password: '', workspace: '' });
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
        hint={TEXT.passwordHint}
        autoComplete="new-password"
      />
      <TextField
        {...bound('workspace')}
        label={TEXT.workspace}
        hint={TEXT.workspaceHint}
        autoComplete="organization"
        maxLength={60}
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel={TEXT.pending}>
        {TEXT.submit}
      </Button>
    </form>
  );
}
