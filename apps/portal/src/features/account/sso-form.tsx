'use client';

import { Button } from '@graha/ui/button.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { ssoAction } from './actions.ts';
import { AttemptNote, useAttempt, useFields, useFirstProblem } from './attempt.tsx';

/** Asks only for the address: its domain determines the identity provider. */
export function SsoForm({ next }: { next: string }) {
  const [attempt, submit, pending] = useAttempt(ssoAction, { count: 0 });
  const bound = useFields({ email: '' }, attempt);
  const form = useFirstProblem(attempt);
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <TextField {...bound('email')} label="E-mail" type="email" autoComplete="username" />
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Asking your company">
        Continue with SSO
      </Button>
    </form>
  );
}
