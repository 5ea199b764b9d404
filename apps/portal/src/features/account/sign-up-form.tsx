'use client';

import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { PasswordField } from '@graha/ui/password-field.tsx';
import { signUpAction, type SignUpAttempt } from './actions.ts';
import { AttemptNote, useAttempt, useFirstProblem, PASSWORD_HINT } from './attempt.tsx';
import { CheckMail } from './check-mail.tsx';

const NOTHING_YET: SignUpAttempt = { count: 0 };

export type SignUpFormProps = {
  next: string;
  /** Where the mails of a development stack are. */
  mailboxHref: string | null;
};

/** Asks for address, password and workspace; the answer is the same for each address. */
export function SignUpForm({ next, mailboxHref }: SignUpFormProps) {
  const [attempt, submit, pending] = useAttempt(signUpAction, NOTHING_YET);
  /** The attempt whose answer the person closed to enter another address. */
  const [asideCount, setAsideCount] = useState(0);
  const [values, setValues] = useState({ email: '', password: '', workspace: '' });
  const form = useFirstProblem(attempt);
  if (attempt.sentTo && attempt.count !== asideCount) {
    return <CheckMail to={attempt.sentTo} mailboxHref={mailboxHref} onAgain={() => setAsideCount(attempt.count)} />;
  }
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
      <PasswordField {...bound('password')} label="Password" hint={PASSWORD_HINT} autoComplete="new-password" />
      <TextField
        {...bound('workspace')}
        label="Workspace"
        hint="Keys and credits belong to the workspace. You can invite others later."
        autoComplete="organization"
        maxLength={60}
      />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Creating workspace">
        Create workspace
      </Button>
    </form>
  );
}
