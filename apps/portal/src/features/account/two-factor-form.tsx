'use client';

import { useActionState, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { enterCodeAction, type CodeAttempt } from './actions.ts';
import { AttemptNote, useFirstProblem } from './attempt.tsx';
import { DeadEnd } from './dead-end.tsx';
import type { CodeKind } from './second-factor.ts';
import { ACCOUNT_TEXT } from './text.ts';

const { twoFactor: TEXT } = ACCOUNT_TEXT;
const NOTHING_YET: CodeAttempt = { count: 0 };
const OTHER: Record<CodeKind, CodeKind> = { app: 'backup', backup: 'app' };

/** A code of the app is sent as soon as it is complete; a backup code when the reader says so. */
export function TwoFactorForm({ next, signInHref }: { next: string; signInHref: string }) {
  const [attempt, submit, pending] = useActionState(enterCodeAction, NOTHING_YET);
  const [kind, setKind] = useState<CodeKind>('app');
  const form = useFirstProblem(attempt);
  if (attempt.isOver) {
    return (
      <DeadEnd title={TEXT.overTitle} href={signInHref} label={ACCOUNT_TEXT.signIn.title}>
        {TEXT.over}
      </DeadEnd>
    );
  }
  const field = { name: 'code', label: TEXT.label[kind], hint: TEXT.lead[kind], error: attempt.fields?.code };
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
      <Button type="submit" variant="primary" size="lg" loading={pending} loadingLabel={TEXT.pending}>
        {TEXT.submit}
      </Button>
      <Button variant="ghost" onClick={() => setKind(OTHER[kind])} className="justify-self-center">
        {TEXT.swap[kind]}
      </Button>
    </form>
  );
}
