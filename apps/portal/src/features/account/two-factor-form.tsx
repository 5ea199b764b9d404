'use client';

import { useState } from 'react';
import { Button } from '@graha/ui/button.tsx';
import { CodeField } from '@graha/ui/code-field.tsx';
import { TextField } from '@graha/ui/input.tsx';
import { enterCodeAction, type CodeAttempt } from './actions.ts';
import { AttemptNote, DeadEnd, useAttempt, useFirstProblem } from './attempt.tsx';
import type { CodeKind } from '@graha/auth/flows/second-factor';

const NOTHING_YET: CodeAttempt = { count: 0 };
const OTHER: Record<CodeKind, CodeKind> = { app: 'backup', backup: 'app' };
const LABELS = { app: 'Code', backup: 'Backup code' };
const HINTS = {
  app: 'Enter the code that your app shows for Graha.',
  backup: 'Enter one of the codes you wrote down.',
};
const SWAP_LABELS = { app: 'Use a backup code', backup: 'Use the app instead' };

/** A code of the app is sent when it is complete; a backup code is sent when the form is submitted. */
export function TwoFactorForm({ next, signInHref }: { next: string; signInHref: string }) {
  const [attempt, submit, pending] = useAttempt(enterCodeAction, NOTHING_YET);
  const [kind, setKind] = useState<CodeKind>('app');
  const form = useFirstProblem(attempt);
  if (attempt.isOver) {
    return (
      <DeadEnd title="Sign in again" href={signInHref} label="Sign in">
        This sign-in waited too long, or met too many wrong codes. Begin again with your password.
      </DeadEnd>
    );
  }
  const field = {
    name: 'code',
    label: LABELS[kind],
    hint: HINTS[kind],
    error: attempt.kind === kind ? attempt.fields?.code : undefined,
  };
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="kind" value={kind} />
      {kind === 'app' ? (
        <CodeField key={attempt.count} {...field} onComplete={({ form }) => form?.requestSubmit()} />
      ) : (
        <TextField
          key={attempt.count}
          {...field}
          mono
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxxx-xxxxx"
          required
        />
      )}
      <AttemptNote attempt={attempt} />
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel="Signing in">
        Sign in
      </Button>
      <Button variant="ghost" onClick={() => setKind(OTHER[kind])} className="justify-self-center">
        {SWAP_LABELS[kind]}
      </Button>
    </form>
  );
}
